/** The game's own words, as this table uses them. */
export type {
  Deal,
  Event,
  Material,
  Materials,
  Move,
  Room,
  Size,
  Trade,
  UeberdachenTexts,
  UeberdachenTypes,
  View,
} from '@richtfest/ueberdachen';

import type { View } from '@richtfest/ueberdachen';

export type PlayerView = View['players'][number];
export type OfferView = NonNullable<View['offer']>;
export type AnswerView = OfferView['answers'][number];
export type ProposalView = View['proposals'][number];
