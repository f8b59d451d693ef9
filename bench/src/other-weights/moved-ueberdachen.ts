import type { PlayableGame } from '@richtfest/engine';
import {
  type UeberdachenTypes,
  WEIGHTS,
  type Weights,
  candidateMovesWith,
  evaluateWith,
  ueberdachen,
  ueberdachenBots,
} from '@richtfest/ueberdachen';

/** Every second weight is multiplied by this, the others are divided by it. */
const FACTOR = 1.2;

const { kindsDone, ...single } = WEIGHTS;
const moved = Object.entries(single).map(([name, weight], at) => {
  return [name, at % 2 === 0 ? weight * FACTOR : weight / FACTOR];
});
const weights = { ...Object.fromEntries(moved), kindsDone } as Weights;

/** Deals are found by what they are worth: other weights make other candidate moves, too. */
export const movedUeberdachen: PlayableGame<UeberdachenTypes> = {
  ...ueberdachen,
  evaluate: (state, seat) => evaluateWith(weights, state, seat),
  bots: {
    ...ueberdachenBots,
    search: {
      ...ueberdachenBots.search,
      candidateMoves: (state, seat) => candidateMovesWith(weights, state, seat),
    },
  },
};
