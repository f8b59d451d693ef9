/** The game's own words, as this table uses them. */
export type {
  Colour,
  Column,
  Decor,
  DreamHomeTexts,
  DreamHomeTypes,
  Event,
  Field,
  FieldView,
  Helper,
  Move,
  PlayerView,
  Roof,
  Room,
  RoomCard,
  SpecialCard,
  Tool,
  View,
} from '@richtfest/dream-home';

import type { Field } from '@richtfest/dream-home';

/** Where something may be put: a field of the house, beside it, or on the roof pile. */
export type Place = Field | 'outdoors';
