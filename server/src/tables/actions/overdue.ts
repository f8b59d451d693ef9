import type { Seat } from '@richtfest/engine';
import type { LateWay } from '@richtfest/protocol';
import type { Room } from '../room.ts';
import type { RunningMatch } from '../running-match.ts';
import { showChange } from './show-change.ts';
import { tellAway } from './call-away.ts';
import { keepTime } from './keep-time.ts';
import { seatStandIn } from './stand-in.ts';

/** Time has run out for somebody: what follows is the table's choice. */
export async function overdue(room: Room): Promise<void> {
  const { match } = room;
  if (match === undefined) return;
  const due = match.time.takeDue();
  const answers = due.filter((seat) => match.owesAnswer(seat));
  if (answers.length > 0) await showChange(room, () => match.timeOut(answers, 'clock'));
  // A stand-in that thinks, or fails, makes its move all the same.
  const isOwn = (seat: Seat) => !answers.includes(seat) && !match.hasBot(seat);
  const late = due.filter((seat) => isOwn(seat) && match.time.isDue(seat));
  const byWay = Map.groupBy(late, (seat) => wayFor(room, match, seat));
  for (const seat of byWay.get('stand-in') ?? []) await seatStandIn(room, seat, match.usualBot);
  for (const seat of byWay.get('move') ?? []) match.relieve(seat);
  await remind(room, match, byWay.get('reminder') ?? []);
}

/** Whoever was helped out once in this turn is, for the rest of it. */
function wayFor({ stored }: Room, match: RunningMatch, seat: Seat): LateWay {
  const { late = 'move' } = stored.clock ?? {};
  return match.time.isLate(seat) ? 'move' : late;
}

/** Nothing is played: everybody is told, absent players the way they asked to be. */
async function remind(room: Room, match: RunningMatch, seats: readonly Seat[]): Promise<void> {
  for (const seat of seats) match.time.remind(seat);
  if (seats.length === 0) return;
  const isMine = await keepOrCatchUp(room, match);
  room.announceClocks();
  if (isMine) tellOfLate(room, seats);
}

function tellOfLate(room: Room, late: readonly Seat[]): void {
  const { seats } = room;
  const [first = 0] = late;
  const name = seats[first]?.name ?? '';
  for (const seat of seats.keys()) {
    tellAway(room, seat, late.includes(seat) ? { is: 'late' } : { is: 'waiting', name });
  }
}

/**
 * The store says that somebody's time has run out. If the machine's clock was set, it has not:
 * then when it does is written down anew.
 */
export async function wake(room: Room): Promise<void> {
  await overdue(room);
  const { match } = room;
  if (match === undefined) return;
  match.time.doubt();
  await keepOrCatchUp(room, match);
}

/** False: another server was quicker. */
async function keepOrCatchUp(room: Room, match: RunningMatch): Promise<boolean> {
  const isKept = await keepTime(room);
  if (!isKept) await showChange(room, () => match.catchUp());
  return isKept;
}
