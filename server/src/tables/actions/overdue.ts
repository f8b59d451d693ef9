import type { Seat } from '@richtfest/engine';
import type { LateWay } from '@richtfest/protocol';
import { announceClocks } from '../announce.ts';
import { usualBot } from '../relief.ts';
import type { RunningMatch } from '../running-match.ts';
import type { Table } from '../table.ts';
import { tellAway } from './call-away.ts';
import { saveClocks } from './save-clocks.ts';
import { followStore, notify } from './notify.ts';
import { relieve, seatStandIn } from './stand-in.ts';
import { timeOut } from './time-out.ts';

/** Handles seats whose time has run out, as the table has chosen (PR-19). */
export async function overdue(table: Table): Promise<void> {
  const { match } = table;
  if (match === undefined) return;
  const due = match.time.clocks.takeDue();
  const answers = due.filter((seat) => match.owesAnswer(seat));
  const { length } = match;
  await timeOut(match, answers, 'clock');
  notify(table, length);
  // A stand-in that thinks, or fails, makes its move all the same.
  const isOwn = (seat: Seat) => !answers.includes(seat) && !match.bots.has(seat);
  const late = due.filter((seat) => isOwn(seat) && match.time.clocks.isDue(seat));
  const byWay = Map.groupBy(late, (seat) => wayFor(table, match, seat));
  for (const seat of byWay.get('stand-in') ?? []) {
    await seatStandIn(table, seat, usualBot(match.engine));
  }
  for (const seat of byWay.get('move') ?? []) relieve(table, seat);
  await remind(table, match, byWay.get('reminder') ?? []);
}

/** A seat that a bot moved for once in this turn gets moves for the rest of it. */
function wayFor({ stored }: Table, match: RunningMatch, seat: Seat): LateWay {
  const { late = 'move' } = stored.clock ?? {};
  return match.time.clocks.isLate(seat) ? 'move' : late;
}

/** Reminds all players without making a move; absent players get their notifications. */
async function remind(table: Table, match: RunningMatch, seats: readonly Seat[]): Promise<void> {
  for (const seat of seats) match.time.remind(seat);
  if (seats.length === 0) return;
  const isMine = await saveClocksOrFollow(table, match);
  announceClocks(table);
  if (isMine) tellOfLate(table, seats);
}

function tellOfLate(table: Table, late: readonly Seat[]): void {
  const { seats } = table;
  const [first = 0] = late;
  const name = seats[first]?.name ?? '';
  for (const seat of seats.keys()) {
    tellAway(table, seat, late.includes(seat) ? { is: 'late' } : { is: 'waiting', name });
  }
}

/**
 * Handles a deadline of the store. If the machine's clock was changed, the deadline may be wrong:
 * then the real one is stored.
 */
export async function wake(table: Table): Promise<void> {
  await overdue(table);
  const { match } = table;
  if (match === undefined) return;
  match.time.markUnsaved();
  await saveClocksOrFollow(table, match);
}

/** False if another server was faster. */
async function saveClocksOrFollow(table: Table, match: RunningMatch): Promise<boolean> {
  const isSaved = await saveClocks(table);
  if (!isSaved) await followStore(table, match);
  return isSaved;
}
