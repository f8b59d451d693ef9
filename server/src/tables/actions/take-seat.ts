import type { TakeSeatRequest, TakeSeatResponse } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import { announceSeats } from '../announce.ts';
import { sitDown } from '../before-the-match.ts';
import { colourOf, faceOf, isJoinable, nameBeside, otherNames } from '../seating.ts';
import { keyHash, newKey } from '../secrets.ts';
import type { Table } from '../table.ts';
import { catchUp } from './begin.ts';
import { letOthersPlay } from './notify.ts';
import { requireNotStarted, requireOpenTable } from './require-open.ts';
import { requireHost } from './require-host.ts';

/** Seats a person; the last one starts the match. In a running match they take an offered seat. */
export async function takeSeat(table: Table, request: TakeSeatRequest): Promise<TakeSeatResponse> {
  const { hostKey } = request;
  if (hostKey !== undefined) await requireHost(table, hostKey);
  requireOpenTable(table);
  const isLate = table.isRunning;
  const seated = isLate ? await joinLate(table, request) : await sitDownEarly(table, request);
  if (seated !== undefined && hostKey !== undefined) await bindHost(table, hostKey, seated.key);
  await table.reload();
  announceSeats(table);
  if (isLate) letOthersPlay(table);
  else await catchUp(table);
  if (seated !== undefined) return seated;
  throw new RequestError('seat-taken', 'This seat is taken.');
}

async function sitDownEarly(
  table: Table,
  request: TakeSeatRequest,
): Promise<TakeSeatResponse | undefined> {
  requireNotStarted(table);
  return await sitDown(table.services, table.stored, request);
}

/** The random values of the match are fixed, so the newcomer’s nonce is not used. */
async function joinLate(
  table: Table,
  { seat: requested, nonce, ...request }: TakeSeatRequest,
): Promise<TakeSeatResponse | undefined> {
  await table.reload();
  const { services, stored, match } = table;
  const seat = requested ?? stored.seats.findIndex(isJoinable);
  const wanted = stored.seats[seat];
  if (match === undefined || wanted === undefined || !isJoinable(wanted)) {
    throw new RequestError('already-started', 'This match has begun. You can watch.');
  }
  const key = newKey();
  const name = nameBeside(request.name, otherNames(stored.seats, seat));
  const isMine = await services.store.hosting.changeSeat(stored.code, seat, {
    at: services.now(),
    to: {
      kind: 'person',
      person: { name, keyHash: keyHash(key), nonce, ...faceOf(request) },
      ...colourOf(wanted),
    },
    running: { awaitsBot: match.awaitsBotWith(seat, undefined) },
  });
  return isMine ? { seat, key } : undefined;
}

/** The host sits here: the seat’s key is also the host’s, and moves with the seat. */
async function bindHost({ services, stored }: Table, hostKey: string, key: string): Promise<void> {
  const change = { at: services.now(), from: keyHash(hostKey), to: keyHash(key) };
  await services.store.hosting.changeHost(stored.code, change);
}
