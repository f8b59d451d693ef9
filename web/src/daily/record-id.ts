import { startOfDay } from '@richtfest/protocol/daily';
import { randomHex } from '../match/start-match.ts';

const RECORD_ID = /^daily-(\d{4}-\d\d-\d\d)-([a-z-]+)$/;

/** The id of the match that counts: there is one per day and game on a device. */
export function recordId(day: string, game: string): string {
  return `daily-${day}-${game}`;
}

/** The day and game of a match that counts; undefined for any other match. */
export function houseOfRecord(id: string): { day: string; game: string } | undefined {
  const [, day = '', game = ''] = RECORD_ID.exec(id) ?? [];
  return startOfDay(day) === undefined ? undefined : { day, game };
}

const PRACTICE = 'practice-';

/** A new id for a match that does not count. */
export function practiceId(): string {
  return `${PRACTICE}${randomHex(8)}`;
}

export function isPractice(id: string): boolean {
  return id.startsWith(PRACTICE);
}
