export type { CardList } from './data/cards.ts';
export type { ColumnCards, Event } from './events.ts';
export type { Move } from './moves/move.ts';
export type { Edition, Options } from './options.ts';
export type { Placing } from './placings.ts';
export type { DreamHomeReason, FaceUpReason } from './reasons.ts';
export type { DreamHomeTexts } from './texts/dream-home-texts.ts';
export type { DreamHomeTypes } from './types.ts';
export type {
  FieldView,
  Held,
  MarketColumn,
  Memory,
  Phase,
  PlayerView,
  ToolView,
  View,
} from './view.ts';
export * from './words.ts';
