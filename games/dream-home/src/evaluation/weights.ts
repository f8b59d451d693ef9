/**
 * What a position is worth, in points, guessed from what is seen: what a house scores now, what
 * its rooms, bonuses and roof can still become with the cards to come, and what cards in store
 * are good for. Every card comes up once, so what is left is known; a seat gets its share of it.
 */
export const WEIGHTS = {
  /** Chance to get a certain room card that is still to come, if it is wanted. */
  roomShare: 0.12,
  /** The same for a roof. */
  roofShare: 0.22,
  /** How much of a room’s further growth to believe in. */
  growth: 0.7,
  /** The same of a furnishing bonus that is not there yet; the two of them are easily got. */
  furnishing: 1.15,
  /** What a free field will bring: above the basement, in it. */
  upperField: 2.8,
  basementField: 1.2,
  /** A field that an upper room could go to now, for the first few of them. */
  openField: 0.35,
  openFields: 3,
  /** Cards in store, while there are rounds to use them in, or an end. */
  supplier: 0.8,
  handyman: 0.6,
  architect: 1.1,
  designer: 1.6,
  drill: 1.6,
  jackhammer: 0.45,
  mixer: 0.8,
  /** To be start player in the next round. */
  start: 0.5,
  /** A room that goes beside another, waiting for it. */
  beside: 0.5,
  /** An opponent’s point against one’s own. */
  rivalry: 0.5,
  /** At the end: winning, beyond the points. */
  win: 20,
} as const;
