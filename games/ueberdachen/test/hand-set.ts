import type { Game } from '@richtfest/engine';
import { ideasWith } from '../src/evaluation/ideas.ts';
import { evaluateWith } from '../src/evaluation/index.ts';
import type { Weights } from '../src/evaluation/weights.ts';
import { type UeberdachenTypes, ueberdachen } from '../src/index.ts';

/** Set by hand, by somebody who likes other things: no bot's playouts use them. */
const HAND_SET: Weights = {
  unfinished: 1,
  newKind: 0.3,
  majority: 0.1,
  floor: 1,
  freeColumns: 0.2,
  stored: 0.6,
  spare: 0.15,
  wanted: 0.1,
  foreign: 0.1,
  further: 0.9,
  lost: 0.1,
  step: 0.4,
  roofNear: 2,
  opener: 1,
  ceiling: 1,
  stepsPerTurn: 0.3,
  cellsPerTurn: 2,
  rivalry: 0.3,
  bestRival: 0.3,
  win: 20,
  kindsDone: [0, 0.3, 0.6, 0.9, 1.2, 1.8, 3],
};

/** The same game for a bot of another taste: bots judge by the game they are handed. */
export const handSetUeberdachen: Game<UeberdachenTypes> = {
  ...ueberdachen,
  evaluate: (state, seat) => evaluateWith(HAND_SET, state, seat),
  ideas: (state, seat) => ideasWith(HAND_SET, state, seat),
};
