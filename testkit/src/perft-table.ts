import {
  type Game,
  type GameTypes,
  type Json,
  type JsonObject,
  checkedOptions,
  problemText,
} from '@richtfest/engine';
import { perft, perftChance } from './perft.ts';

/** A position to count from, and how many sequences of 1, 2, 3 … moves it allows. */
export interface PerftRow {
  readonly name: string;
  readonly players: number;
  readonly options?: JsonObject;
  /** Without one, the game's own setup under the luck of perft. */
  readonly position?: Json;
  readonly counts: readonly number[];
}

/** The counts of a row as the rules give them today. */
export function countRow<T extends GameTypes>(game: Game<T>, row: PerftRow): number[] {
  const { players, position, counts } = row;
  const options = checkedOptions(game, row) as unknown as T['Options'];
  const table = { players, options };
  const chance = perftChance();
  const read =
    position === undefined
      ? { state: game.setup(table, { chance, report: undefined }) }
      : game.notation.readPosition(position, table);
  if ('problems' in read) throw new RangeError(read.problems.map(problemText).join('; '));
  return counts.map((_, at) => perft(game, read.state, at + 1, chance));
}
