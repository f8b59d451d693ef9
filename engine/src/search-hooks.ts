import type { Abstraction } from './abstraction.ts';
import type { BotLevels } from './bot-levels.ts';
import type { Chance } from './chance.ts';
import type { Game, GameTypes, Observation } from './game.ts';
import type { Random } from './generators.ts';
import type { Seat } from './seats.ts';

/** A faster way than playing them to value the positions that moves lead to. */
export interface OnePlyOutcomes<Move> {
  /** The value of the position one luck leads to; undefined for moves without a faster way. */
  of(move: Move): ((chance: Chance) => number) | undefined;
}

/**
 * What a game can tell bots beyond its rules. Every part is optional: without it bots go by
 * `evaluate` and the list of legal moves.
 */
export interface SearchHooks<T extends GameTypes = GameTypes> {
  /** What a seat has and may still get, in points, whatever the others do: for kind bots. */
  ownWorth?(state: T['State'], seat: Seat): number;

  /** For games of long turns: one has ended, and nothing of the next has been decided. */
  isBetweenTurns?(state: T['State']): boolean;

  /**
   * The value of a position between turns, learned from many games, in the units of `evaluate`.
   * It knows little of positions within a turn.
   */
  valueNet?(state: T['State'], seat: Seat): number;

  /**
   * For games that can look to the end of a turn exactly and fast: the value of each move of
   * `legal` if the turn is played well from there, in the units of `evaluate`.
   */
  turnValues?(state: T['State'], seat: Seat): readonly number[];

  /**
   * For games of many dice: values what moves lead to again and again, with other luck each time,
   * faster than by playing them. `worth` must go by what lies there, whichever die it is on.
   */
  onePlyOutcomes?(
    state: T['State'],
    seat: Seat,
    worth: (state: T['State'], seat: Seat) => number,
  ): OnePlyOutcomes<T['Move']>;

  /**
   * The moves worth a bot's look, for games whose lists are long or hold only some of what is
   * allowed: never empty for an owing seat; for others what they might do unasked. None is refused.
   * A thorough bot looks further.
   */
  candidateMoves?(state: T['State'], seat: Seat, isThorough?: boolean): readonly T['Move'][];

  /**
   * A sensible move, found fast: the policy of rollouts. Every guess is off by up to `noise`
   * points; by how much depends on `luck` (a word) and is the same in every rollout of one luck.
   */
  rolloutMove?(state: T['State'], seat: Seat, luck: number, noise: number): T['Move'];

  /**
   * For games of simultaneous decisions: a simplified game that continues from what a seat knows.
   * Undefined where the decision is of another kind.
   */
  abstraction?(
    observation: Observation<T['View'], T['Memory']>,
    random: Random,
  ): Abstraction<T['Move']> | undefined;
}

/** What a game's package says about bots, beside its rules. */
export interface GameBots<T extends GameTypes = GameTypes> {
  readonly search: SearchHooks<T>;
  /** Without them, every level plays like `greedy`. */
  readonly levels?: BotLevels;
}

/** A game as bots get it. Without `bots`, all of them play like `greedy`. */
export interface PlayableGame<T extends GameTypes = GameTypes> extends Game<T> {
  readonly bots?: GameBots<T>;
}

export function withBots<T extends GameTypes>(game: Game<T>, bots: GameBots<T>): PlayableGame<T> {
  return { ...game, bots };
}
