import type { CardList } from './data/cards.ts';

export const EDITIONS = ['de', 'nl'] as const;
export type Edition = (typeof EDITIONS)[number];

/** What a table settles before the start. */
export interface Options {
  /** DH-17, DH-19, DH-23 */
  readonly edition: Edition;
  /** DH-9 */
  readonly firstSeat: number | 'lot';
  /** DH-7 */
  readonly columnDiscard: boolean;
  /** DH-18 */
  readonly openRoofs: boolean;
  readonly cards: CardList;
}
