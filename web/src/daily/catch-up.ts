import { catalog } from '@richtfest/catalog';
import { dayAfter, dayAt, lastResultAt } from '@richtfest/protocol/daily';
import { browserStore } from '../match/browser-store.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { storedDay, today } from './daily-server.ts';
import { recordId } from './record-id.ts';
import { isFinal, sendRecord } from './send-record.ts';
import { isSent } from './sent-records.ts';
import { secretWithoutServer } from './today.ts';

/**
 * What a device does while it is online: it stores the day's secrets for playing without a
 * connection later, and sends finished houses that the server does not know. Returns whether
 * nothing is left to do.
 */
export async function catchUp(): Promise<boolean> {
  const known = storedDay();
  // A site without a server has nothing to catch up with.
  if (known?.isOnDevice === true) return true;
  const hasDay = known?.day === dayAt(Date.now()) || (await today()) !== undefined;
  const hasSent = await sendWaiting();
  return hasDay && hasSent;
}

/** Returns whether nothing is waiting any more. */
async function sendWaiting(): Promise<boolean> {
  const now = Date.now();
  const latest = dayAt(now);
  for (const day of [dayAfter(latest, -1), latest]) {
    if (now >= lastResultAt(day)) continue;
    for (const saved of await finishedOn(day)) {
      try {
        await sendRecord(day, saved);
      } catch (error) {
        // Without a connection, the others would fail as well.
        if (!isFinal(error)) return false;
      }
    }
  }
  return true;
}

/** Finished record houses that have not been sent. */
async function finishedOn(day: string): Promise<SavedMatch[]> {
  const store = await browserStore();
  const ids = catalog.map(({ id }) => recordId(day, id)).filter((id) => !isSent(id));
  const found = await Promise.all(ids.map((id) => store.read(id)));
  return found.filter(
    (saved) =>
      saved?.isOver === true && saved.secret !== secretWithoutServer(day, saved.header.game),
  ) as SavedMatch[];
}
