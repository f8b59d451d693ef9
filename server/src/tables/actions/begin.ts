import { RequestError } from '../../request-error.ts';
import type { StoredSeat } from '../../store/event-store.ts';
import { announceSeats, welcome } from '../announce.ts';
import { askSeat } from '../ask-seat.ts';
import { beginMatch } from '../before-the-match.ts';
import { letGo } from '../let-go.ts';
import type { StartedTable } from '../open-match.ts';
import { RunningMatch } from '../running-match.ts';
import { isComplete } from '../seating.ts';
import type { Table } from '../table.ts';
import { callAway } from './call-away.ts';
import { saveClocks } from './save-clocks.ts';
import { letOthersPlay } from './notify.ts';
import { overdue } from './overdue.ts';
import { playBots, playVolunteer } from './play-bots.ts';

/** Opens the match if it has begun, perhaps at another server or just before this one stopped. */
export async function catchUp(table: Table): Promise<void> {
  const { header, seats, closedAt } = table.stored;
  if (header !== undefined) await openMatch(table, { ...table.stored, header });
  else if (closedAt === undefined && isComplete(seats, (seat) => table.programs.isHere(seat))) {
    await begin(table, seats);
  }
}

/** Reads what another server may have changed, and opens the match if it has begun there. */
export async function lookAgain(table: Table): Promise<void> {
  await table.reload();
  if (table.match === undefined) await catchUp(table);
}

/** Starts the match once all seats are filled. */
export async function begin(table: Table, seats: readonly StoredSeat[]): Promise<void> {
  await beginMatch(table.services, table.game, { table: table.stored, seats });
  await table.reload();
  const { header } = table.stored;
  if (header === undefined) {
    announceSeats(table);
    throw new RequestError('seat-taken', 'Somebody has just sat down here. Please look again.');
  }
  const { code, game } = table.stored;
  table.services.log.info({ table: code, game }, 'a match has begun');
  await openMatch(table, { ...table.stored, header });
}

async function openMatch(table: Table, started: StartedTable): Promise<void> {
  const { game, services, presence } = table;
  const match = await RunningMatch.open({
    game,
    table: started,
    epoch: table.epoch,
    requireOwner: () => table.requireOwner(),
    services,
    presence,
    askBot: (question) => askSeat(table, question),
    onBotsDecided: (decisions) => table.schedule(() => playBots(table, decisions)),
    onBotVolunteered: (decision) => table.schedule(() => playVolunteer(table, decision)),
    onTimeUp: () => void table.schedule(overdue),
    onCallDue: () => void table.schedule(callAway),
  });
  table.match = match;
  if (table.stored.closedAt !== undefined) return;
  if (table.stored.forbidsWatchers === true) letGo(table, presence.onlookers, 'no-watchers');
  match.time.presenceChanged(presence.hasPlayers);
  await saveClocks(table);
  presence.broadcast((watcher, protocol) => welcome(table, watcher, { protocol }));
  letOthersPlay(table);
}
