import type { GameTypes } from './game.ts';
import type { Seat } from './seats.ts';
import type { ByLanguage } from './texts.ts';

/** A decision of a puzzle with its answer and the mistake that bots make most often. */
export interface PuzzleMoves<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly best: T['Move'];
  readonly tempting: T['Move'];
}

/** What a game's package says about its puzzles. */
export interface GamePuzzles<T extends GameTypes = GameTypes, Category extends string = string> {
  /** What a puzzle is about. */
  categoryOf(state: T['State'], moves: PuzzleMoves<T>): Category;
  readonly categories: ByLanguage<Readonly<Record<Category, string>>>;
  /** The shipped puzzles, one line of JSON each; loaded only when they are opened. */
  load(): Promise<string>;
}

/** Checks that every category has a name in every language. */
export function defineGamePuzzles<T extends GameTypes>() {
  return <const Category extends string>(puzzles: GamePuzzles<T, Category>): GamePuzzles<T> =>
    puzzles;
}
