import type { RematchRequest, RematchResponse, ServerMessage } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import { isSameDigest } from '../../same-digest.ts';
import type { StoredSeat, StoredTable } from '../../store/event-store.ts';
import { newTable } from '../create-table.ts';
import { knownBot } from '../known-bot.ts';
import { botSeater, namesOf, seatWithKey, colourOf } from '../seating.ts';
import { keyHash, newTableCode } from '../secrets.ts';
import type { Table } from '../table.ts';

/**
 * Sets up a new table for the same people, perhaps with another game. Their keys open their
 * seats there; each contributes a new nonce when they come.
 */
export async function rematch(table: Table, request: RematchRequest): Promise<RematchResponse> {
  await table.reload();
  requireOver(table, request.key);
  return { table: table.stored.next ?? (await follow(table, request)) };
}

/** Sets up the table, unless another server was faster, and notifies connections with a key. */
async function follow(table: Table, request: RematchRequest): Promise<string> {
  const { services, stored, presence } = table;
  const following = await followingTable(table, request);
  let next: string | undefined;
  while (next === undefined) {
    const code = newTableCode();
    next = await services.store.hosting.createNext(stored.code, { ...following, code });
  }
  await table.reload();
  const news = JSON.stringify({ type: 'next', table: next } satisfies ServerMessage);
  for (const member of presence.members) member.send(news);
  services.log.info({ table: next, after: stored.code }, 'a table was set up for the same people');
  return next;
}

/** Only a player or the host sets up another table for the same people. */
function requireOver({ stored, match }: Table, key: string): void {
  const isHost = isSameDigest(keyHash(key), stored.hostKeyHash);
  if (!isHost && seatWithKey(stored.seats, key) === undefined) {
    throw new RequestError('wrong-key', 'This key belongs to no seat of this table.');
  }
  if (match?.isFinished === true || stored.closedAt !== undefined) return;
  throw new RequestError('not-finished', 'The match is not over yet: play it, or close the table.');
}

async function followingTable({ services, stored }: Table, request: RematchRequest) {
  const { key, game = stored.game, seats, ...changes } = request;
  const isSame = game === stored.game;
  const { options = isSame ? stored.options : {}, clock = clockFor(stored, isSame) } = changes;
  // New options are of another edition, unless the request names it.
  const isSameEdition = isSame && changes.options === undefined;
  const { editionName = isSameEdition ? stored.editionName : undefined } = changes;
  return await newTable(services, {
    game,
    options,
    hostKeyHash: keyHash(key),
    seats: seats === undefined ? stored.seats.map(carriedOver) : seatsOf(stored, seats),
    ...(editionName === undefined ? {} : { editionName }),
    ...(clock === undefined ? {} : { clock }),
    ...(stored.forbidsWatchers === true ? { forbidsWatchers: true } : {}),
    ...(stored.aids === undefined ? {} : { aids: stored.aids }),
    ...(stored.talk === undefined ? {} : { talk: stored.talk }),
  });
}

/** The clock for answers depends on the game; other settings are copied. */
function clockFor({ clock }: StoredTable, isSame: boolean): StoredTable['clock'] {
  if (clock === undefined || isSame) return clock;
  const { answer: _, ...others } = clock;
  return others;
}

function seatsOf(
  { seats }: StoredTable,
  requested: NonNullable<RematchRequest['seats']>,
): StoredSeat[] {
  const same = requested.flatMap((seat) => (seat.kind === 'same' ? [seat.seat] : []));
  if (new Set(same).size < same.length) {
    throw new RequestError('malformed', 'The field “seats” must name nobody twice.');
  }
  const seatBot = botSeater(
    namesOf(seats.filter((_, at) => same.includes(at))),
    requested.flatMap((seat) => (seat.kind === 'bot' ? (seat.name ?? []) : [])),
  );
  return requested.map((request, at) => {
    if (request.kind === 'person') return { kind: 'person', ...colourOf(request) };
    if (request.kind === 'bot') return { ...seatBot(at, knownBot(request)), ...colourOf(request) };
    const seat = seats[request.seat];
    if (seat !== undefined) return carriedOver(seat);
    throw new RequestError('no-such-seat', `This table has the seats 0 to ${seats.length - 1}.`);
  });
}

/** People are expected with the same names and keys; bots are copied. */
function carriedOver(seat: StoredSeat): StoredSeat {
  const chair = colourOf(seat);
  if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, bot: seat.bot, ...chair };
  if (seat.person === undefined) return { kind: 'person', ...chair };
  // Players who come along are ready.
  const { isPreparing: _, ...person } = seat.person;
  return { kind: 'person', person: { ...person, nonce: '' }, ...chair };
}
