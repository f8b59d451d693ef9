import { BOT_PROTOCOL, USUAL_LEVEL } from '@richtfest/bots';
import type { Seat } from '@richtfest/engine';
import {
  CLOSE,
  type GiveToProgramRequest,
  type GiveToProgramResponse,
  type TakeFromProgramRequest,
} from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import { announceSeats } from '../announce.ts';
import type { ConnectedProgram } from '../programs.ts';
import { isProgram, nameBeside, otherNames, seatWithToken } from '../seating.ts';
import { keyHash, newKey } from '../secrets.ts';
import type { Table } from '../table.ts';
import { catchUp } from './begin.ts';
import { tellIfOver } from './notify.ts';
import { requireHost } from './require-host.ts';

/** The host lets a program play a seat: a program with the token connects and plays. */
export async function giveToProgram(
  table: Table,
  { hostKey, seat, name }: GiveToProgramRequest,
): Promise<GiveToProgramResponse> {
  await requireHost(table, hostKey);
  const wanted = table.stored.seats[seat];
  if (wanted === undefined) {
    const count = table.stored.seats.length;
    throw new RequestError('no-such-seat', `This table has the seats 0 to ${count - 1}.`);
  }
  const token = newKey();
  const usual = wanted.kind === 'bot' ? wanted : { name: `Bot ${seat + 1}`, bot: USUAL_LEVEL };
  const program = {
    name: nameBeside(name ?? usual.name, otherNames(table.stored.seats, seat)),
    bot: usual.bot,
    tokenHash: keyHash(token),
  };
  await change(table, seat, program);
  return { token };
}

/** Reopens the seat; in a running match a bot plays it. */
export async function takeFromProgram(
  table: Table,
  { hostKey, seat }: TakeFromProgramRequest,
): Promise<void> {
  await requireHost(table, hostKey);
  const wanted = table.stored.seats[seat];
  if (wanted === undefined || !isProgram(wanted)) {
    throw new RequestError('no-such-seat', `No program plays seat ${seat}.`);
  }
  await change(table, seat);
}

async function change(
  table: Table,
  seat: Seat,
  program?: { readonly name: string; readonly bot: string; readonly tokenHash: string },
): Promise<void> {
  const { services, stored, programs, match } = table;
  const update = { at: services.now(), ...(program === undefined ? {} : { program }) };
  const isDone = await services.store.setProgram(stored.code, seat, update);
  await table.reload();
  if (!isDone) {
    if (match?.isFinished === true) throw new RequestError('match-over', 'The match is over.');
    throw new RequestError('seat-taken', 'Somebody sits there, and plays for themselves.');
  }
  const before = programs.linkOf(seat);
  if (before !== undefined) dismiss(table, before, 'The host gave this seat to somebody else.');
  announceSeats(table);
}

/** Connects a program to the seat of its token. The last participant to arrive starts the match. */
export async function joinProgram(
  table: Table,
  link: ConnectedProgram,
  token: string,
): Promise<void> {
  const seat = await seatOf(table, token);
  const { game, rulesVersion, code, seats } = table.stored;
  const before = table.programs.enter(seat, link);
  if (before !== undefined) dismiss(table, before, 'Another connection plays this seat now.');
  const name = seats[seat]?.kind === 'bot' ? seats[seat].name : '';
  link.tell({
    type: 'seated',
    protocol: BOT_PROTOCOL,
    table: code,
    game,
    rulesVersion,
    seat,
    name,
  });
  if (table.match === undefined) await catchUp(table);
  else tellIfOver(table);
  announceSeats(table);
}

/** The seat of a token, which another server may have issued. */
async function seatOf(table: Table, token: string): Promise<Seat> {
  const known = seatWithToken(table.stored.seats, token);
  if (known !== undefined) return known;
  await table.reload();
  const seat = seatWithToken(table.stored.seats, token);
  if (seat !== undefined) return seat;
  throw new RequestError('wrong-key', 'This token is for no seat of this table, or no longer.');
}

function dismiss(table: Table, link: ConnectedProgram, sentence: string): void {
  table.programs.leave(link);
  link.tell({ type: 'error', code: 'seat-moved', sentence });
  link.end(CLOSE.seatMoved, 'seat-moved');
}

/** A program has disconnected. */
export function leaveProgram(table: Table, link: ConnectedProgram): void {
  if (table.programs.leave(link) !== undefined) announceSeats(table);
}
