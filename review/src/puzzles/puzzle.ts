import {
  type GameTypes,
  type Json,
  MATCH_FORMAT,
  type MatchFile,
  type PlayableGame,
  type Seat,
  checkedOptions,
} from '@richtfest/engine';
import type { MoveReason } from '../reasons/find-reasons.ts';

/** A decision with one clearly best choice. Moves are in notation. */
export interface Puzzle {
  /** Follows from the position, so it stays the same when puzzles are added. */
  readonly id: string;
  readonly category: string;
  /** A rating: a `family` bot, rated 1500, solves a puzzle of 1500 half of the time. */
  readonly difficulty: number;
  readonly players: number;
  readonly seat: Seat;
  readonly position: Json;
  /** The best move, and others that lead to the same result in every sample. */
  readonly best: readonly string[];
  /** The wrong answer that bots give most often. */
  readonly tempting: string;
  readonly margin: PuzzleMargin;
  /** Why the best move is better than the tempting one. */
  readonly reasons: readonly MoveReason[];
}

/** The minimum gain of the best move over every other one. */
export interface PuzzleMargin {
  readonly shares: number;
  /** The standard error of `shares`; 0 if the values are exact. */
  readonly error: number;
  readonly points: number;
}

/** The names of the seats; readers are “you”. */
const NAMES = ['Anna', 'Ben', 'Clara', 'Dirk', 'Ella'] as const;
/** A match needs a generator; the answer to a puzzle is judged before any of its values counts. */
const SEED = 'puzzle';

/** A match that starts at the puzzle's position. */
export function puzzleFile<T extends GameTypes>(
  game: PlayableGame<T>,
  { players, position }: Pick<Puzzle, 'players' | 'position'>,
): MatchFile {
  return {
    format: MATCH_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: checkedOptions(game, { players, options: {} }),
    seats: NAMES.slice(0, players).map((name) => ({ name })),
    generator: { name: 'fast', seed: SEED, game: 0 },
    start: position,
    moves: [],
  };
}

/** The state of a puzzle; undefined if its position does not fit these rules. */
export function puzzleState<T extends GameTypes>(
  game: PlayableGame<T>,
  { players, position }: Pick<Puzzle, 'players' | 'position'>,
): T['State'] | undefined {
  const options = checkedOptions(game, { players, options: {} });
  const read = game.notation.readPosition(position, { players, options });
  return 'state' in read ? read.state : undefined;
}

/** Reads shipped puzzles: one line of JSON each. */
export function readPuzzles(lines: string): Puzzle[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Puzzle);
}

/** The shipped puzzles of a game, the easiest first; empty if it has none. */
export async function loadPuzzles<T extends GameTypes>(game: PlayableGame<T>): Promise<Puzzle[]> {
  return readPuzzles((await game.bots?.puzzles?.load()) ?? '');
}
