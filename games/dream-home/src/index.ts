import { type Game, NO_MOVES } from '@richtfest/engine';
import { determinize, memory } from './determinize.ts';
import { evaluate } from './evaluation.ts';
import { eventFor } from './event-for.ts';
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
import type { DreamHomeTypes } from './types.ts';
import { view } from './view.ts';
import { viewSchema } from './view-schema.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from './words.ts';

export { dreamHomeBots } from './bots.ts';
export { evaluateWith } from './evaluation.ts';
export { weightsFrom } from './evaluation/weights.ts';
export type { CardList } from './data/cards.ts';
export type { ColumnCards, Event } from './events.ts';
export type { Move } from './moves/index.ts';
export type { Edition, Options } from './options.ts';
export type { FieldView, PlayerView, ToolView } from './player-view.ts';
export type { DreamHomeReason, FaceUpReason } from './reasons.ts';
export type { Position } from './notation/position-schema.ts';
export { PHASES, type Phase } from './state.ts';
export type { DreamHomeTexts } from './texts/dream-home-texts.ts';
export type { DreamHomeTypes } from './types.ts';
export type { Held, MarketColumn, Memory, View } from './view.ts';

/** Vocabulary and derived values that a user interface needs. */
export {
  type DecorLine,
  type FurnishingLine,
  type HouseScore,
  type RoomLine,
  scoreHouse,
} from './house-score.ts';
export { roomCardNamed, specialCardNamed } from './notation/cards.ts';
export { type Placing, placingsOf } from './placings.ts';
export { type Warning, warningsFor } from './warnings.ts';
export * from './words.ts';
export { texts as dreamHomeTexts };

export const dreamHome: Game<DreamHomeTypes> = {
  id: 'dream-home',
  rulesVersion: 1,
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
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
  memory,
  eventFor,
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
