import {
  type GeneratorHeader,
  LEVELS,
  type Level,
  type MatchHeader,
  committedGenerator,
} from '@richtfest/engine';

const DAY_MS = 24 * 60 * 60_000;

/** The number of days ahead for which the server publishes commitments. */
export const DAYS_AHEAD = 7;

/** Milliseconds after the end of a day in which results of devices that were offline still count. */
export const LATE_RESULTS_MS = 12 * 60 * 60_000;

/** A percentile is shown from this number of results on. */
export const LEAST_RESULTS = 10;

/** The levels to choose from; both bots of a table have the same. */
export const DAILY_LEVELS = LEVELS.filter((level) => level !== 'child');

/** The seat of the person; bots have the others. */
export const DAILY_SEAT = 0;
export const DAILY_PLAYERS = 3;

const PREFIX = 'daily/';

/** A day in UTC: `2026-11-16`. */
export function dayAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** The first millisecond of a day; undefined if the text is no day. */
export function startOfDay(day: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const start = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(start) || dayAt(start) !== day ? undefined : start;
}

/** A number of days later, or earlier. */
export function dayAfter(day: string, days = 1): string {
  return dayAt((startOfDay(day) ?? 0) + days * DAY_MS);
}

/** The time until which results of a day count. */
export function lastResultAt(day: string): number {
  return (startOfDay(day) ?? 0) + DAY_MS + LATE_RESULTS_MS;
}

/** The generator of a day's table: the same random values for everyone and every level. */
export function dailyGenerator(secret: string, day: string): GeneratorHeader {
  const nonces = Array.from({ length: DAILY_PLAYERS }, (_, seat) =>
    seat === DAILY_SEAT ? `${PREFIX}${day}` : '',
  );
  return committedGenerator(secret, nonces);
}

/** The day of a daily house; undefined for any other match. */
export function dailyDayOf({ generator }: Pick<MatchHeader, 'generator'>): string | undefined {
  if (generator.name !== 'chacha20') return undefined;
  const [first = ''] = generator.nonces;
  const day = first.startsWith(PREFIX) ? first.slice(PREFIX.length) : '';
  return startOfDay(day) === undefined ? undefined : day;
}

/** The level of the bots at a daily house; undefined if the seats are not those of one. */
export function dailyLevelOf({ seats }: Pick<MatchHeader, 'seats'>): Level | undefined {
  const [person, ...bots] = seats;
  const level = DAILY_LEVELS.find((each) => each === bots[0]?.bot);
  const isAlike = bots.every(({ bot }) => bot === level);
  return seats.length === DAILY_PLAYERS && person?.bot === undefined && isAlike ? level : undefined;
}
