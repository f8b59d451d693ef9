import type { Seat, Watcher } from '@richtfest/engine';
import type { Settled } from './events.ts';
import type { Options } from './options.ts';
import type { Balance, Bonus, Colour, Phase } from './words.ts';

/** What lies on the table for one pair of eyes. */
export interface View {
  readonly options: Options;
  /** Whose eyes. */
  readonly watcher: Watcher;
  readonly phase: Phase;
  /** 1 to 3. */
  readonly round: number;
  /** 1 to 5. */
  readonly pick: number;
  /** Everybody who still has to decide. */
  readonly owing: readonly Seat[];
  /** BT-10: who chooses first in this round's scoring; before it, who chose first in the last one. */
  readonly firstChooser: Seat;
  /** Cards that were not dealt yet. */
  readonly deckSize: number;
  /** BT-1: the six scoring cards, in the order of the colours. */
  readonly scoringCards: readonly ScoringCard[];
  /** Bonus cards nobody has taken in this scoring. */
  readonly bonusesLeft: readonly Bonus[];
  readonly players: readonly PlayerView[];
}

export interface ScoringCard {
  readonly colour: Colour;
  /** The seat whose bonus card lies on it, or, with young players, that took it. */
  readonly seat?: Seat;
  /** The bonus card on it; none with young players. */
  readonly bonus?: Bonus;
}

export interface PlayerView {
  /** From the bottom to the top, on each level from left to right. */
  readonly tree: readonly TreeRoom[];
  readonly balance: Balance;
  /** A card chosen in secret is still among them. */
  readonly handSize: number;
  /** Ascending; only one's own. */
  readonly hand?: readonly number[];
  readonly hasChosen: boolean;
  /** The card chosen in secret; only one's own. */
  readonly chosen?: number;
  /** The card that lies open before the seat while all build. */
  readonly revealed?: number;
  readonly hasSettled: boolean;
  /** Where the open card shall go; only one's own. */
  readonly settled?: Settled;
  /** BT-8, BT-7: cards that lie face down. */
  readonly discardedCount: number;
  readonly sixthCount: number;
  /** The bonus card taken in this scoring, whether or not it lies on a scoring card yet. */
  readonly bonus?: Bonus;
  /** By round: points of the scorings so far. */
  readonly roundPoints: readonly number[];
  readonly points: number;
}

export interface TreeRoom {
  readonly level: number;
  readonly position: number;
  readonly card: number;
}

/** What a seat has witnessed and the table no longer shows. */
export interface Memory {
  /**
   * By seat: the cards of a hand that was seen when it went round, less those revealed since;
   * a card chosen in secret is still among them. Absent for a hand that was never seen.
   */
  readonly hands: readonly KnownHand[];
  /** By seat: the cards it turned face down after they were revealed. */
  readonly discarded: readonly (readonly number[])[];
  /** By seat: its sixth cards. All hands have been round by then. */
  readonly sixth: readonly (readonly number[])[];
}

export interface KnownHand {
  readonly seat: Seat;
  readonly cards: readonly number[];
}
