/** The game's own words, as this table uses them. */
export type {
  Balance,
  Bonus,
  Colour,
  Event,
  Move,
  Phase,
  Place,
  PlayerView,
  ScoringCard,
  TreeRoom,
  TreehouseTexts,
  TreehouseTypes,
  View,
} from '@richtfest/best-treehouse';
