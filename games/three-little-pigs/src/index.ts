import { type Game, NO_MOVES } from '@richtfest/engine';
import { evaluate } from './evaluation.ts';
import { legal, owing, play, refusal, timeoutMove, verbs } from './moves/index.ts';
import { notation } from './notation/index.ts';
import { checkOptions, optionSpecs } from './options.ts';
import { picture } from './picture.ts';
import { rules } from './rules.ts';
import { scoreSheet } from './score-sheet.ts';
import { result, standing } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, streams } from './state.ts';
import { texts } from './texts/index.ts';
import type { PigsTypes } from './types.ts';
import { MAX_PLAYERS } from './words.ts';
import { determinize, view } from './view.ts';
import { viewSchema } from './view-schema.ts';

export { pigsBots } from './bots.ts';
export { firstEvaluate } from './evaluation.ts';
export type { Event } from './events.ts';
export type { Move } from './moves/index.ts';
export type { Position } from './notation/position.ts';
export type { Options } from './options.ts';
export type { PigsReason } from './reasons.ts';
export type { PigsTypes } from './types.ts';
export type { View } from './view.ts';

/** Exports for the table on the site: the game's vocabulary and sums over open components. */
export { type RollChances, rollChances } from './chances.ts';
export { dieLetter, houseLetter, readTile, writeTile } from './notation/tiles.ts';
export type { PigsTexts } from './texts/pigs-texts.ts';
export { tallyOfView } from './texts/view-tally.ts';
export { WOLVES_THAT_COME, stacksToEmpty } from './turn.ts';
export {
  type Face,
  KINDS,
  type Kind,
  MATERIALS,
  type Material,
  MAX_ROLLS,
  type Tile,
  VALUE,
} from './words.ts';
export { texts as pigsTexts };

export const threeLittlePigs: Game<PigsTypes> = {
  id: 'three-little-pigs',
  rulesVersion: 1,
  players: { min: 2, max: MAX_PLAYERS },
  options: optionSpecs,
  checkOptions,
  streams,
  rules,
  verbs,
  setup,
  clone,
  owing,
  legal,
  optional: () => NO_MOVES,
  refusal,
  play,
  viewSchema,
  view,
  memory: () => ({}),
  eventFor: (event) => event,
  determinize,
  standing,
  result,
  evaluate,
  timeoutMove,
  notation,
  scoreSheet,
  texts,
  picture,
};
