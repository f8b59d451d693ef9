import { USUAL_LEVEL } from '@richtfest/bots';
import type { Seat } from '@richtfest/engine';
import type { StandInRequest } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import { announceClocks, announceSeats } from '../announce.ts';
import { knownBot } from '../known-bot.ts';
import { isOpenSeat } from '../seating.ts';
import type { Table } from '../table.ts';
import { saveClocks } from './save-clocks.ts';
import { letOthersPlay } from './notify.ts';
import { requireHost } from './require-host.ts';
import { settle } from './take-back.ts';

/** Lets a bot play for an absent player. */
export async function standIn(table: Table, request: StandInRequest): Promise<void> {
  const { hostKey, seat, ...options } = request;
  await requireHost(table, hostKey);
  const { bot = USUAL_LEVEL } = knownBot(options);
  const { presence, stored } = table;
  const match = table.requireMatch();
  if (match.isFinished) throw new RequestError('match-over', 'The match is over.');
  const wanted = stored.seats[seat];
  if (wanted?.kind !== 'person' || isOpenSeat(wanted)) {
    throw new RequestError('no-such-seat', `Nobody sits at seat ${seat}.`);
  }
  if (presence.has(seat)) {
    throw new RequestError(
      'seat-taken',
      'The player in this seat is here, and plays for themselves.',
    );
  }
  await seatStandIn(table, seat, bot);
}

/** Removes the stand-in of a person who is back (PR-23). */
export async function comeBack(table: Table, seat: Seat): Promise<void> {
  const wanted = table.stored.seats[seat];
  if (wanted?.kind === 'person' && wanted.standIn !== undefined) await seatStandIn(table, seat);
}

/** Lets a bot make only the move that this seat owes. */
export function relieve(table: Table, seat: Seat): void {
  const { match } = table;
  if (match === undefined) return;
  match.relief.call(match.engine, seat);
  letOthersPlay(table);
}

/** Puts a stand-in on a seat, or removes it. */
export async function seatStandIn(table: Table, seat: Seat, bot?: string): Promise<void> {
  const { match, services, stored } = table;
  if (match === undefined) return;
  const awaitsBot = match.awaitsBotWith(seat, bot);
  const change = { at: services.now(), awaitsBot, ...(bot === undefined ? {} : { bot }) };
  const isDone = await services.store.setStandIn(stored.code, seat, change);
  await table.reload();
  if (!isDone) return;
  await saveClocks(table);
  announceSeats(table);
  announceClocks(table);
  letOthersPlay(table);
  // A bot agrees where a person was asked to take something back.
  await settle(table);
}
