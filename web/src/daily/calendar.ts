import { dayAfter, startOfDay } from '@richtfest/protocol/daily';
import type { PlayedGame } from '../statistics/chronicle.ts';
import { houseOfRecord } from './record-id.ts';

/** A week counts for the streak from this number of houses on. */
export const HOUSES_PER_WEEK = 3;

/** The number of houses by day. */
export type HousesByDay = ReadonlyMap<string, number>;

/** The daily houses in the chronicle, which travels with the account. */
export function housesByDay(games: readonly Pick<PlayedGame, 'id'>[]): HousesByDay {
  const houses = new Map<string, number>();
  for (const { id } of games) {
    const day = houseOfRecord(id)?.day;
    if (day !== undefined) houses.set(day, (houses.get(day) ?? 0) + 1);
  }
  return houses;
}

/** The Monday of a day's week. */
export function weekOf(day: string): string {
  const weekday = new Date(startOfDay(day) ?? 0).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

export function housesInWeek(houses: HousesByDay, monday: string): number {
  return daysFrom(monday, 7).reduce((sum, day) => sum + (houses.get(day) ?? 0), 0);
}

/**
 * The number of weeks in a row with enough houses. The current week adds to the streak and never
 * breaks it.
 */
export function streakAt(houses: HousesByDay, today: string): number {
  const isFull = (monday: string) => housesInWeek(houses, monday) >= HOUSES_PER_WEEK;
  const current = weekOf(today);
  let weeks = isFull(current) ? 1 : 0;
  for (let week = dayAfter(current, -7); isFull(week); week = dayAfter(week, -7)) weeks++;
  return weeks;
}

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => dayAfter(first, at));
}
