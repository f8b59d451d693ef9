import { USUAL_LEVEL } from '@richtfest/bots';
import { type Game, Match, chanceOf, distinctNames } from '@richtfest/engine';
import {
  NAME_LENGTH,
  type StartTableRequest,
  type TakeSeatRequest,
  type TakeSeatResponse,
  isSlow,
} from '@richtfest/protocol';
import { RequestError } from '../request-error.ts';
import type { StoredSeat, StoredTable } from '../store/event-store.ts';
import { knownBot } from './known-bot.ts';
import {
  botSeater,
  botsOf,
  colourOf,
  faceOf,
  headerOfTable,
  isExpected,
  isOpenSeat,
  nameBeside,
  namesOf,
  otherNames,
  preparedSeat,
} from './seating.ts';
import { statusOf } from './running-match.ts';
import { keyHash, newKey } from './secrets.ts';
import type { Writing } from './services.ts';

/** Takes a seat for a person, for good; undefined if it is taken. The key is not stored. */
export async function sitDown(
  { store, now }: Writing,
  table: StoredTable,
  request: TakeSeatRequest,
): Promise<TakeSeatResponse | undefined> {
  const seat = request.seat ?? table.seats.findIndex(isOpenSeat);
  const wanted = table.seats[seat];
  if (request.seat === undefined && wanted === undefined) {
    throw new RequestError('table-full', 'Every seat of this table is taken. You can watch.');
  }
  if (wanted === undefined) {
    const count = table.seats.length;
    throw new RequestError('no-such-seat', `This table has the seats 0 to ${count - 1}.`);
  }
  const key = newKey();
  const name = nameBeside(request.name, otherNames(table.seats, seat));
  // The host begins the match, or waits until the others are ready.
  const isPreparing = request.isPreparing === true && request.hostKey === undefined;
  const person = {
    name,
    keyHash: keyHash(key),
    nonce: request.nonce,
    ...faceOf(request),
    ...(isPreparing ? { isPreparing } : {}),
  };
  const isMine =
    isOpenSeat(wanted) &&
    (await store.takeSeat(table.code, seat, { at: now(), person, ...colourOf(request) }));
  return isMine ? { seat, key } : undefined;
}

/**
 * The seats a match begins with: bots on those that are open, if they are wanted there, and for
 * those who are expected, until they come.
 */
export function settledSeats(
  table: StoredTable,
  { fillWithBots, bot }: Pick<StartTableRequest, 'fillWithBots' | 'bot'>,
): readonly StoredSeat[] {
  const open = table.seats.filter((seat) => isOpenSeat(seat) || isExpected(seat)).length;
  if (open > 0 && !fillWithBots) {
    const seats = open === 1 ? 'One seat is' : `${open} seats are`;
    throw new RequestError('seats-open', `${seats} still open: wait for people, or let bots play.`);
  }
  const filler = knownBot(bot === undefined ? {} : { bot });
  const seatBot = botSeater(namesOf(table.seats));
  const seats = table.seats.map((seat, at) => {
    if (isOpenSeat(seat)) return { ...seatBot(at, filler), ...colourOf(seat) };
    const seated = preparedSeat(seat, true);
    return isExpected(seat) ? { ...seated, standIn: filler.bot ?? USUAL_LEVEL } : seated;
  });
  return withDistinctNames(seats);
}

/** Two servers may have seated two people with the same name at the same moment. */
function withDistinctNames(seats: readonly StoredSeat[]): StoredSeat[] {
  const names = distinctNames(namesOf(seats), NAME_LENGTH);
  return seats.map((seat, at): StoredSeat => {
    const name = names[at] ?? '';
    if (seat.kind === 'bot') return { ...seat, name };
    return seat.person === undefined ? seat : { ...seat, person: { ...seat.person, name } };
  });
}

/**
 * Commits the header: from here on, the random values of the match are fixed. Where another server was
 * faster, its header counts.
 */
export async function beginMatch(
  { store, now }: Writing,
  game: Game,
  { table, seats }: { table: StoredTable; seats: readonly StoredSeat[] },
): Promise<void> {
  const header = headerOfTable(table, seats);
  const chance = chanceOf(header.generator, table.secret);
  if (chance === undefined) throw new Error('a table without its secret');
  const status = statusOf(new Match(game, header, chance), botsOf(seats));
  const at = now();
  // If the server stops before it has set the clocks of a slow table, the next one does.
  const timing = isSlow(table.clock ?? {}) ? { timing: { dueAt: at, clocks: [] } } : {};
  await store.startTable(table.code, { at, header, seats, ...status, ...timing });
}
