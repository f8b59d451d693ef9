import type { JsonObject } from '@richtfest/engine';

/** One line of a table: a bot against copies of another. */
export interface Row {
  readonly game: string;
  readonly table: Table;
  /** The measured bot. */
  readonly bot: string;
  /** The bot in all other seats. */
  readonly against: string;
  readonly players: number;
  /** Options that differ from their defaults. */
  readonly options: JsonObject;
  readonly games: number;
  readonly target: Target | undefined;
}

export type Table = 'yardstick' | 'strength' | 'levels' | 'breadth' | 'thinking';

export type Target =
  | { readonly measure: 'wins' | 'points'; readonly atLeast: number }
  /** At most `lessAtMost` below the share of wins in the row `like`. */
  | { readonly measure: 'wins'; readonly like: string; readonly lessAtMost: number };

/** The name of a row, the same in every run. */
export function nameOf({ game, bot, against, players, options }: Omit<Row, 'games'>): string {
  const choices = Object.entries(options).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  return [game, `${players} players`, ...choices, `${bot} against ${against}`].join(', ');
}

/** The seed of a row; rows at the same table share their luck. */
export function luckOf({ game, players, options }: Row): string {
  return ['figures', game, players, JSON.stringify(options)].join('/');
}

/** The number of blocks; a block plays every seating once, which makes it fair. */
export function blocksOf({ games, players }: Row): number {
  return Math.ceil(games / players);
}
