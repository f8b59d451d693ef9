import {
  type Game,
  type GameTypes,
  type Json,
  type JsonObject,
  checkedOptions,
  problemText,
} from '@richtfest/engine';
import { perft, perftChance } from './perft.ts';

/** A position and its number of sequences of 1, 2, 3 … moves. */
export interface PerftRow {
  readonly name: string;
  readonly players: number;
  readonly options?: JsonObject;
  /** Default: the game's setup with `perftChance`. */
  readonly position?: Json;
  readonly counts: readonly number[];
}

/** The current counts of a row. */
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
