/** The game's own words, as this table uses them. */
export type {
  Event,
  Face,
  Kind,
  Material,
  Move,
  PigsTexts,
  PigsTypes,
  Tile,
  View,
} from '@richtfest/three-little-pigs';

import type { View } from '@richtfest/three-little-pigs';

export type StackView = View['stacks'][number];
export type HouseTiles = View['players'][number]['houses'][number];
