import type { JsonObject } from '@richtfest/engine';

/** One line of a table: a bot plays a number of games against copies of another. */
export interface Row {
  readonly game: string;
  readonly table: Table;
  /** The measured bot. */
  readonly bot: string;
  /** The bot in all other seats. */
  readonly against: string;
  readonly players: number;
  /** Overrides of the game's defaults. */
  readonly options: JsonObject;
  readonly games: number;
  readonly target: Target | undefined;
}

export type Table = 'baseline' | 'strength' | 'levels' | 'breadth' | 'thinking' | 'curve';

export type Target =
  | { readonly measure: 'wins' | 'points'; readonly atLeast: number }
  /** At most `lessAtMost` below the win share of another row of the same game. */
  | { readonly measure: 'wins'; readonly like: string; readonly lessAtMost: number };

/** A name that stays the same between runs. */
export function nameOf({ game, bot, against, players, options }: Omit<Row, 'games'>): string {
  const overrides = Object.entries(options).map(
    ([key, value]) => `${key}=${JSON.stringify(value)}`,
  );
  return [game, `${players} players`, ...overrides, `${bot} against ${against}`].join(', ');
}

/** Rows with the same table share random numbers, so only the bots differ. */
export function seedOf({ game, players, options }: Row): string {
  return ['figures', game, players, JSON.stringify(options)].join('/');
}

/** One block plays a deal in every seating. */
export function blocksOf({ games, players }: Row): number {
  return Math.ceil(games / players);
}
