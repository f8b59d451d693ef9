import { playLine } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { type MatchFile, checkedOptions, writeMatchFile } from '@richtfest/engine';
import {
  type DailyCalendar,
  type DailyDay,
  DAILY_PLAYERS,
  dailyGenerator,
} from '@richtfest/protocol/daily';
import { get } from './table.ts';

/** A key as devices generate them. */
export const keyOf = (name: string): string => name.padEnd(32, '-');

export async function calendarAt(address: string): Promise<DailyCalendar> {
  return (await get<DailyCalendar>(`${address}/api/daily`)).body;
}

export async function dayAt(address: string, day: string): Promise<DailyDay> {
  return (await get<DailyDay>(`${address}/api/daily/${day}`)).body;
}

export interface HouseOptions {
  readonly day: string;
  readonly secret: string;
  readonly game?: string;
  /** The bot that plays in the person's place, and the level of the two bots. */
  readonly person?: string;
  readonly level?: string;
}

/** A finished daily house as a device sends it. */
export async function finishedHouse(options: HouseOptions): Promise<MatchFile> {
  const { day, secret, person = 'greedy', level = 'family' } = options;
  const game = await findGame(options.game ?? 'best-treehouse')!.load();
  const bots = [person, level, level];
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: checkedOptions(game, { players: DAILY_PLAYERS, options: {} }),
    seats: bots.map((bot, at) => ({ name: `Player ${at}`, bot })),
    generator: dailyGenerator(secret, day),
  };
  const file = writeMatchFile(playLine(game, header, secret), secret);
  const [first, ...others] = file.seats;
  return { ...file, seats: [{ name: first!.name }, ...others] };
}
