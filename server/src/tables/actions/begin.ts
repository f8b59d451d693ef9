import { RequestError } from '../../request-error.ts';
import type { StoredSeat } from '../../store/event-store.ts';
import { askSeat } from '../ask-seat.ts';
import { beginMatch } from '../before-the-match.ts';
import { letGo } from '../let-go.ts';
import type { StartedTable } from '../match-log.ts';
import type { Room } from '../room.ts';
import { RunningMatch } from '../running-match.ts';
import { isComplete } from '../seating.ts';
import { showChange } from './show-change.ts';
import { callAway } from './call-away.ts';
import { keepTime } from './keep-time.ts';
import { overdue } from './overdue.ts';

/** Opens the match if it has begun, also by another server or just before this one ended. */
export async function catchUp(room: Room): Promise<void> {
  const { header, seats, closedAt } = room.stored;
  if (header !== undefined) await openMatch(room, { ...room.stored, header });
  else if (closedAt === undefined && isComplete(seats, (seat) => room.programs.isHere(seat))) {
    await begin(room, seats);
  }
}

/** Reads anew what another server may have changed, and opens the match if it has begun there. */
export async function lookAgain(room: Room): Promise<void> {
  await room.reload();
  if (room.match === undefined) await catchUp(room);
}

/** The seats are settled: the match begins. */
export async function begin(room: Room, seats: readonly StoredSeat[]): Promise<void> {
  await beginMatch(room.services, room.game, { table: room.stored, seats });
  await room.reload();
  const { header } = room.stored;
  if (header === undefined) {
    room.announceSeats();
    throw new RequestError('seat-taken', 'Somebody has just sat down here. Please look again.');
  }
  const { code: table, game } = room.stored;
  room.services.log.info({ table, game }, 'a match has begun');
  await openMatch(room, { ...room.stored, header });
}

async function openMatch(room: Room, table: StartedTable): Promise<void> {
  const { game, services, presence } = room;
  const match = await RunningMatch.open({
    game,
    table,
    services,
    ask: (question) => askSeat(room, question),
    onDue: (task) => room.due(() => showChange(room, task)),
    onOverdue: () => void room.due(overdue),
    onCall: () => void room.due(callAway),
    isPresent: (seat) => presence.count(seat) > 0,
  });
  room.match = match;
  if (room.stored.closedAt !== undefined) return;
  if (room.stored.forbidsWatchers === true) letGo(room, presence.onlookers, 'no-watchers');
  match.time.presenceChanged(presence.hasPlayers);
  await keepTime(room);
  presence.broadcast((watcher) => room.welcome(watcher));
  match.wakeOthers();
}
