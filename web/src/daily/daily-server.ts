import {
  type DailyCalendar,
  type DailyGroup,
  type DailyStanding,
  dailyCalendar,
  dailyGroup,
  dailyStanding,
} from '@richtfest/protocol/daily';
import { randomHex } from '../match/start-match.ts';
import { ask } from '../online/server.ts';
import { type DealtDay, loadToday } from './today.ts';

const KEY = 'richtfest/daily-key';
const DAY = 'richtfest/daily-day';

/** The key that stands for this device in results and groups. */
function deviceKey(): string {
  const known = read(KEY);
  if (known !== undefined) return known;
  const key = randomHex(24);
  write(KEY, key);
  return key;
}

/** Today's secrets; undefined if this device was not online today. */
export function today(): Promise<DealtDay | undefined> {
  return loadToday({
    fetch: () => ask(dailyCalendar, '/api/daily') as Promise<DailyCalendar>,
    stored: () => {
      try {
        return JSON.parse(read(DAY) ?? '') as DealtDay;
      } catch {
        return undefined;
      }
    },
    store: (day) => write(DAY, JSON.stringify(day)),
    now: () => Date.now(),
  });
}

/** Sends a match for the record; sending it again only gets the standing. */
export function sendResult(day: string, file: object): Promise<DailyStanding> {
  const request = { key: deviceKey(), file };
  return ask(dailyStanding, `/api/daily/${day}/results`, request) as Promise<DailyStanding>;
}

export function standingOf(day: string, game: string): Promise<DailyStanding> {
  const request = { key: deviceKey(), game };
  return ask(dailyStanding, `/api/daily/${day}/standing`, request) as Promise<DailyStanding>;
}

export function createGroup(day: string, name: string): Promise<DailyGroup> {
  const request = { key: deviceKey(), name };
  return ask(dailyGroup, `/api/daily/${day}/groups`, request) as Promise<DailyGroup>;
}

export function joinGroup(code: string, name: string): Promise<DailyGroup> {
  const request = { key: deviceKey(), name };
  const path = `/api/daily/groups/${encodeURIComponent(code)}/members`;
  return ask(dailyGroup, path, request) as Promise<DailyGroup>;
}

export function groupOf(code: string): Promise<DailyGroup> {
  const path = `/api/daily/groups/${encodeURIComponent(code)}`;
  return ask(dailyGroup, path, { key: deviceKey() }) as Promise<DailyGroup>;
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Without storage the device is a new one after a reload.
  }
}
