import { USUAL_LEVEL } from '@richtfest/bots';
import type { Seat } from '@richtfest/engine';
import type { StandInRequest } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import { knownBot } from '../known-bot.ts';
import type { Room } from '../room.ts';
import { isOpen } from '../seating.ts';
import { keepTime } from './keep-time.ts';
import { NOT_STARTED } from './playing.ts';
import { requireHost } from './require-host.ts';
import { settle } from './take-back.ts';

/** A bot plays for somebody who is away. */
export async function standIn(room: Room, request: StandInRequest): Promise<void> {
  const { hostKey, seat, ...options } = request;
  await requireHost(room, hostKey);
  const { bot = USUAL_LEVEL } = knownBot(options);
  const { match, presence, stored } = room;
  if (match === undefined) throw new RequestError(NOT_STARTED.code, NOT_STARTED.sentence);
  if (match.isFinished) throw new RequestError('match-over', 'The match is over.');
  const wanted = stored.seats[seat];
  if (wanted?.kind !== 'person' || isOpen(wanted)) {
    throw new RequestError('no-such-seat', `Nobody sits at seat ${seat}.`);
  }
  if (presence.count(seat) > 0) {
    throw new RequestError('seat-taken', 'Whoever sits there is here, and plays for themselves.');
  }
  await seatStandIn(room, seat, bot);
}

/** Whoever had to go is back: their bot makes room at once. */
export async function comeBack(room: Room, seat: Seat): Promise<void> {
  const wanted = room.stored.seats[seat];
  if (wanted?.kind === 'person' && wanted.standIn !== undefined) await seatStandIn(room, seat);
}

/** A bot sits down for somebody, or makes room for them. */
export async function seatStandIn(room: Room, seat: Seat, bot?: string): Promise<void> {
  const { match, services, stored } = room;
  if (match === undefined) return;
  const awaitsBot = match.awaitsBotWith(seat, bot);
  const change = { at: services.now(), awaitsBot, ...(bot === undefined ? {} : { bot }) };
  const isDone = await services.store.setStandIn(stored.code, seat, change);
  await room.reload();
  if (!isDone) return;
  await keepTime(room);
  room.announceSeats();
  room.announceClocks();
  match.wakeOthers();
  // A bot agrees where a person was asked to take something back.
  await settle(room);
}
