import type { Abstraction } from './abstraction.ts';
import type { BotLevels, Budget } from './bot-levels.ts';
import type { Chance } from './chance.ts';
import type { Game, GameTypes, Observation } from './game.ts';
import type { Random } from './generators.ts';
import type { MoveReasons } from './move-reasons.ts';
import type { GamePuzzles } from './puzzles.ts';
import type { ExpectedResult } from './result.ts';
import type { Seat } from './seats.ts';

/** Evaluates the positions after moves faster than by playing the moves. */
export interface OnePlyOutcomes<Move> {
  /** The value for given random values; undefined for moves without a shortcut. */
  of(move: Move): ((chance: Chance) => number) | undefined;
}

/**
 * What a game tells bots beyond its rules. Everything is optional; without it bots use `evaluate`
 * and the legal moves.
 */
export interface SearchHooks<T extends GameTypes = GameTypes> {
  /** A seat's own points, current and expected, regardless of the others: for kind bots. */
  ownWorth?(state: T['State'], seat: Seat): number;

  /** For games with long turns: a turn has ended and nothing in the next is decided yet. */
  isBetweenTurns?(state: T['State']): boolean;

  /**
   * The value of a position between turns, learned from many games, in the units of `evaluate`. It
   * is unreliable within a turn.
   */
  valueNet?(state: T['State'], seat: Seat): number;

  /**
   * For games that can solve a turn exactly and fast: the value of each move of `legal` at the end
   * of a well-played turn, in the units of `evaluate`.
   */
  turnValues?(state: T['State'], seat: Seat): readonly number[];

  /** The expected result at a position between turns, by the value net. */
  expectedResult?(state: T['State']): ExpectedResult;

  /**
   * For games that can solve a turn exactly: the expected result after each of some moves of
   * `legal`, at the end of a turn that is played as `turnValues` values it.
   */
  turnResults?(
    state: T['State'],
    seat: Seat,
    moves: readonly T['Move'][],
  ): readonly ExpectedResult[];

  /**
   * For games with many dice: evaluates moves repeatedly with different random values, faster than
   * by playing them. `worth` must not depend on the order of the dice.
   */
  onePlyOutcomes?(
    state: T['State'],
    seat: Seat,
    worth: (state: T['State'], seat: Seat) => number,
  ): OnePlyOutcomes<T['Move']>;

  /**
   * The moves a search considers, for games whose lists are long or incomplete: never empty for an
   * owing seat; optional moves for others. None is refused. A thorough bot gets more.
   */
  candidateMoves?(state: T['State'], seat: Seat, isThorough?: boolean): readonly T['Move'][];

  /**
   * Whether a move ends a turn in which even a beginner would still do something: for eager bots.
   * Never true of every move.
   */
  endsEarly?(state: T['State'], seat: Seat, move: T['Move']): boolean;

  /**
   * The rollout policy: a sensible move, found fast. Every estimate has an error of up to `noise`
   * points, which depends only on `seed` (a 32-bit word), so it is the same in rollouts that share
   * it.
   */
  rolloutMove?(state: T['State'], seat: Seat, seed: number, noise: number): T['Move'];

  /**
   * For games of simultaneous decisions: a simplified game that continues from what a seat knows.
   * Undefined for other kinds of decisions.
   */
  abstraction?(
    observation: Observation<T['View'], T['Memory']>,
    random: Random,
  ): Abstraction<T['Move']> | undefined;
}

/** What a game's package exports for bots. */
export interface GameBots<T extends GameTypes = GameTypes> {
  readonly search: SearchHooks<T>;
  /** Without them, every level plays like `greedy`. */
  readonly levels?: BotLevels;
  /** The budget with which `expert` judges a decision in a review; by default its own. */
  readonly judge?: Budget;
  /** Without them, moves are explained by the parts of the score alone. */
  readonly reasons?: MoveReasons<T>;
  readonly puzzles?: GamePuzzles<T>;
}

/** A game as bots get it. Without `bots`, all of them play like `greedy`. */
export interface PlayableGame<T extends GameTypes = GameTypes> extends Game<T> {
  readonly bots?: GameBots<T>;
}

export function withBots<T extends GameTypes>(game: Game<T>, bots: GameBots<T>): PlayableGame<T> {
  return { ...game, bots };
}
