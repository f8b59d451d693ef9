import { BOT_PROTOCOL, USUAL_LEVEL } from '@richtfest/bots';
import type { Seat } from '@richtfest/engine';
import {
  CLOSE,
  type GiveToProgramRequest,
  type GiveToProgramResponse,
  type TakeFromProgramRequest,
} from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import type { ProgramLink } from '../programs.ts';
import type { Room } from '../room.ts';
import { isProgram, nameBeside, otherNames, seatWithToken } from '../seating.ts';
import { keyHash, newKey } from '../secrets.ts';
import { catchUp } from './begin.ts';
import { requireHost } from './require-host.ts';
import { tellIfOver } from './tell-if-over.ts';

/** The host lets a program play a seat: whoever has the token connects and plays. */
export async function giveToProgram(
  room: Room,
  { hostKey, seat, name }: GiveToProgramRequest,
): Promise<GiveToProgramResponse> {
  await requireHost(room, hostKey);
  const wanted = room.stored.seats[seat];
  if (wanted === undefined) {
    const count = room.stored.seats.length;
    throw new RequestError('no-such-seat', `This table has the seats 0 to ${count - 1}.`);
  }
  const token = newKey();
  const usual = wanted.kind === 'bot' ? wanted : { name: `Bot ${seat + 1}`, bot: USUAL_LEVEL };
  const program = {
    name: nameBeside(name ?? usual.name, otherNames(room.stored.seats, seat)),
    bot: usual.bot,
    tokenHash: keyHash(token),
  };
  await change(room, seat, program);
  return { token };
}

/** The seat is open again, or in a match that runs a bot's like any other. */
export async function takeFromProgram(
  room: Room,
  { hostKey, seat }: TakeFromProgramRequest,
): Promise<void> {
  await requireHost(room, hostKey);
  const wanted = room.stored.seats[seat];
  if (wanted === undefined || !isProgram(wanted)) {
    throw new RequestError('no-such-seat', `No program plays seat ${seat}.`);
  }
  await change(room, seat);
}

async function change(
  room: Room,
  seat: Seat,
  program?: { readonly name: string; readonly bot: string; readonly tokenHash: string },
): Promise<void> {
  const { services, stored, programs, match } = room;
  const update = { at: services.now(), ...(program === undefined ? {} : { program }) };
  const isDone = await services.store.setProgram(stored.code, seat, update);
  await room.reload();
  if (!isDone) {
    if (match?.isFinished === true) throw new RequestError('match-over', 'The match is over.');
    throw new RequestError('seat-taken', 'Somebody sits there, and plays for themselves.');
  }
  const before = programs.linkOf(seat);
  if (before !== undefined) dismiss(room, before, 'The host gave this seat to somebody else.');
  room.announceSeats();
}

/** A program with a token comes to play its seat. The last one a table waits for starts the match. */
export async function joinProgram(room: Room, link: ProgramLink, token: string): Promise<void> {
  const seat = await seatOf(room, token);
  const { game, rulesVersion, code: table, seats } = room.stored;
  const before = room.programs.enter(seat, link);
  if (before !== undefined) dismiss(room, before, 'Another connection plays this seat now.');
  const name = seats[seat]?.kind === 'bot' ? seats[seat].name : '';
  link.tell({ type: 'seated', protocol: BOT_PROTOCOL, table, game, rulesVersion, seat, name });
  if (room.match === undefined) await catchUp(room);
  else tellIfOver(room);
  room.announceSeats();
}

/** The seat a token is for; perhaps it was given out by another server. */
async function seatOf(room: Room, token: string): Promise<Seat> {
  const known = seatWithToken(room.stored.seats, token);
  if (known !== undefined) return known;
  await room.reload();
  const seat = seatWithToken(room.stored.seats, token);
  if (seat !== undefined) return seat;
  throw new RequestError('wrong-key', 'This token is for no seat of this table, or no longer.');
}

function dismiss(room: Room, link: ProgramLink, sentence: string): void {
  room.programs.leave(link);
  link.tell({ type: 'error', code: 'seat-moved', sentence });
  link.end(CLOSE.seatMoved, 'seat-moved');
}

/** A program has gone. */
export function leaveProgram(room: Room, link: ProgramLink): void {
  if (room.programs.leave(link) !== undefined) room.announceSeats();
}
