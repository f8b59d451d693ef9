import {
  type DailyCalendar,
  type DailyGroup,
  type DailyStanding,
  dailyCalendar,
  dailyGroup,
  dailyStanding,
} from '@richtfest/protocol/daily';
import { readAs } from '@richtfest/protocol';
import { randomHex } from '../match/start-match.ts';
import { ask } from '../online/server.ts';
import { readStored, readStoredJson, writeStored } from '../storage/device-storage.ts';
import { requestCalendar } from './calendar-request.ts';
import { type DealtDay, loadToday } from './today.ts';

const KEY = 'richtfest/daily-key';
const DAY = 'richtfest/daily-day';

/** The key that stands for this device in results and groups. */
function deviceKey(): string {
  const known = readStored(KEY);
  if (known !== undefined) return known;
  const key = randomHex(24);
  writeStored(KEY, key);
  return key;
}

/** The day that was stored when this device was last online. */
export function storedDay(): DealtDay | undefined {
  return readStoredJson(DAY) as DealtDay | undefined;
}

/** Today's secrets; undefined if this device needs a server for them and was not online today. */
export function today(): Promise<DealtDay | undefined> {
  return loadToday({
    fetch: fetchCalendar,
    stored: storedDay,
    store: (day) => void writeStored(DAY, JSON.stringify(day)),
    now: () => Date.now(),
  });
}

async function fetchCalendar(): Promise<DailyCalendar | 'no-server'> {
  const response = await requestCalendar();
  const isJson = (response.headers.get('content-type') ?? '').includes('application/json');
  // A plain file host has no such file, or answers every address with the site's page. Any other
  // answer means that the server has failed.
  if (!isJson && (response.ok || response.status === 404)) return 'no-server';
  const read = readAs(dailyCalendar, isJson && response.ok ? await response.json() : undefined);
  if ('value' in read) return read.value;
  throw new Error('the server has no calendar');
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
