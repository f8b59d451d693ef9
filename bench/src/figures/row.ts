import type { JsonObject } from '@richtfest/engine';

/** One line of a table: somebody plays so many games against copies of somebody else. */
export interface Row {
  readonly game: string;
  readonly table: Table;
  /** Who is measured. */
  readonly bot: string;
  /** Who sits in all other seats. */
  readonly against: string;
  readonly players: number;
  /** Those that are not as usual. */
  readonly options: JsonObject;
  readonly games: number;
  readonly target: Target | undefined;
}

export type Table = 'yardstick' | 'strength' | 'levels' | 'breadth' | 'thinking';

export type Target =
  | { readonly measure: 'wins' | 'points'; readonly atLeast: number }
  /** At most so much less than the share of wins in another row of the same game. */
  | { readonly measure: 'wins'; readonly like: string; readonly lessAtMost: number };

/** What a row is called: the same row has the same name in every run. */
export function nameOf({ game, bot, against, players, options }: Omit<Row, 'games'>): string {
  const wishes = Object.entries(options).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  return [game, `${players} players`, ...wishes, `${bot} against ${against}`].join(', ');
}

/** Everybody at such a table meets the same luck: what differs between rows is who plays. */
export function luckOf({ game, players, options }: Row): string {
  return ['figures', game, players, JSON.stringify(options)].join('/');
}

/** A gathering in every seating is the smallest piece that is fair by itself. */
export function blocksOf({ games, players }: Row): number {
  return Math.ceil(games / players);
}
