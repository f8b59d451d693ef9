import type { GameMove, Outcome, Seat } from '@richtfest/engine';

/** A seat that owes a decision at a physical table. */
interface BoxTurn {
  readonly seat: Seat;
  readonly legal: readonly GameMove[];
  /** The public view. */
  readonly view: unknown;
  isBot(seat: Seat): boolean;
}

/** What a game's people need not enter one by one. */
export interface BoxRules {
  /** The streams whose draws lie on the table without an order, such as dice. */
  readonly anyOrder?: readonly string[];
  /** The move to enter without asking, because it leaves nothing to decide or was agreed before. */
  automatic?(turn: BoxTurn): GameMove | undefined;
  /**
   * What the components of a bot's move show before it, if only our pictures have names for them:
   * real dice have no letters.
   */
  shownBefore?(move: GameMove, view: unknown): readonly Outcome[] | undefined;
  /** A verb that people need not enter: the next player's roll implies it. */
  readonly endsTurn?: string;
}

/** With more moves than this, the table itself is quicker to read than a list. */
export const MOST_MOVES = 10;
