import type { ReplaceSeatRequest } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import { isSameDigest } from '../../same-digest.ts';
import type { StoredSeat } from '../../store/event-store.ts';
import { announceSeats } from '../announce.ts';
import { knownBot } from '../known-bot.ts';
import { botSeater, colourOf, otherNames } from '../seating.ts';
import type { Table } from '../table.ts';
import { letOthersPlay } from './notify.ts';
import { requireHost } from './require-host.ts';

/**
 * Removes a guest or a bot permanently: a bot takes the seat, or anybody who has the link,
 * before the match or in it.
 */
export async function replaceSeat(table: Table, request: ReplaceSeatRequest): Promise<void> {
  const { hostKey, seat } = request;
  await requireHost(table, hostKey);
  const { match, stored, services } = table;
  if (match?.isFinished === true) throw new RequestError('match-over', 'The match is over.');
  const before = stored.seats[seat];
  if (before === undefined) {
    const count = stored.seats.length;
    throw new RequestError('no-such-seat', `This table has the seats 0 to ${count - 1}.`);
  }
  const from = before.kind === 'person' ? before.person?.keyHash : undefined;
  if (isSameDigest(from, stored.hostKeyHash)) {
    throw new RequestError('seat-taken', 'The host sits here: hand the host’s rights over first.');
  }
  const to = successor(table, before, request);
  const awaitsBot = match?.awaitsBotWith(seat, to.kind === 'bot' ? to.bot : undefined);
  const isDone = await services.store.hosting.changeSeat(stored.code, seat, {
    at: services.now(),
    to,
    ...(from === undefined ? {} : { from }),
    ...(awaitsBot === undefined ? {} : { running: { awaitsBot } }),
  });
  await table.reload();
  if (!isDone) throw new RequestError('seat-taken', 'Somebody has just sat down there.');
  match?.doNotDisturb.delete(seat);
  announceSeats(table);
  letOthersPlay(table);
}

function successor(
  { match, stored: { seats } }: Table,
  before: StoredSeat,
  { seat, isOffered = false, ...options }: ReplaceSeatRequest,
): StoredSeat {
  const { bot } = knownBot(options);
  if (bot === undefined) {
    if (match !== undefined && before.kind === 'bot') {
      throw new RequestError('malformed', 'A bot plays on until somebody takes its seat: name it.');
    }
    return { kind: 'person', ...colourOf(before) };
  }
  const isSame = before.kind === 'bot' && before.bot === bot;
  const seated = isSame ? before : botSeater(otherNames(seats, seat))(seat, { bot });
  const { isOffered: _, ...settled } = { ...seated, ...colourOf(before) };
  return isOffered && match !== undefined ? { ...settled, isOffered } : settled;
}
