import type { Game } from '@richtfest/engine';
import { determinize } from './determinize.ts';
import { evaluate } from './evaluation/index.ts';
import {
  isAnswer,
  legal,
  legalAt,
  legalCount,
  optional,
  owing,
  play,
  refusal,
  timeoutMove,
  verbs,
} from './moves/index.ts';
import { notation } from './notation/index.ts';
import { checkOptions, optionSpecs } from './options.ts';
import { picture } from './picture.ts';
import { rules } from './rules.ts';
import { scoreSheet } from './score-sheet.ts';
import { result, standing } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, streams } from './state.ts';
import { texts } from './texts/index.ts';
import type { UeberdachenTypes } from './types.ts';
import { view } from './view.ts';
import { viewSchema } from './view-schema.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from './words.ts';

export { ueberdachenBots } from './bots.ts';
export type { Event } from './events.ts';
export type { Move } from './moves/index.ts';
export type { Position } from './notation/position.ts';
export type { Options } from './options.ts';
export type { UeberdachenReason } from './reasons.ts';
export type { UeberdachenTypes } from './types.ts';
export type { View } from './view.ts';

/** For measurements: lets a bot evaluate with other weights. */
export { candidateMovesWith } from './evaluation/candidate-moves.ts';
export { evaluateWith } from './evaluation/index.ts';
export { WEIGHTS, type Weights } from './evaluation/weights.ts';

/** Vocabulary, numbers and derived values that a user interface needs. */
export { worthOfMaterials } from './evaluation/worth-of-materials.ts';
export { tallyOfView } from './house.ts';
export { columnLetter, writeCell } from './notation/goods.ts';
export { PHASES, type Phase } from './state.ts';
export { buildsOf, openingsOf, seatsThatCould } from './table-help.ts';
export type { UeberdachenTexts } from './texts/ueberdachen-texts.ts';
export {
  CELLS,
  COLUMNS,
  type Deal,
  FLOORS,
  MATERIALS,
  MATERIAL_PRICE,
  MAX_ROLLS,
  type Material,
  type Materials,
  PILLARS,
  PILLAR_PRICE,
  ROOMS,
  ROWS,
  type Room,
  SIZES,
  STORAGE,
  type Size,
  TRADES,
  type Trade,
} from './words.ts';
export { texts as ueberdachenTexts };

export const ueberdachen: Game<UeberdachenTypes> = {
  id: 'ueberdachen',
  rulesVersion: 1,
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  options: optionSpecs,
  checkOptions,
  streams,
  rules,
  verbs,
  unlistedVerbs: ['offer', 'counter', 'propose'],
  setup,
  clone,
  owing,
  legal,
  legalCount,
  legalAt,
  optional,
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
  isAnswer,
  notation,
  scoreSheet,
  texts,
  picture,
};
