import type { Game } from '@richtfest/engine';
import {
  type UeberdachenTypes,
  WEIGHTS,
  type Weights,
  evaluateWith,
  ideasWith,
  ueberdachen,
} from '@richtfest/ueberdachen';

/** Every second weight is multiplied by this, the others are divided by it. */
const FACTOR = 1.2;

const { kindsDone, ...single } = WEIGHTS;
const moved = Object.entries(single).map(([name, weight], at) => {
  return [name, at % 2 === 0 ? weight * FACTOR : weight / FACTOR];
});
const weights = { ...Object.fromEntries(moved), kindsDone } as Weights;

/** Candidate deals depend on the evaluation, so they use the moved weights, too. */
export const movedUeberdachen: Game<UeberdachenTypes> = {
  ...ueberdachen,
  evaluate: (state, seat) => evaluateWith(weights, state, seat),
  ideas: (state, seat) => ideasWith(weights, state, seat),
};
