import type { StartTableRequest } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import { isSameDigest } from '../../same-digest.ts';
import { settledSeats } from '../before-the-match.ts';
import { isPreparing } from '../seating.ts';
import type { Table } from '../table.ts';
import { begin } from './begin.ts';
import { requireNotStarted } from './require-open.ts';
import { requireHost } from './require-host.ts';

/** The host starts the match, perhaps with bots on the open seats, once the guests are ready. */
export async function start(
  table: Table,
  { hostKey, ...options }: StartTableRequest,
): Promise<void> {
  await requireHost(table, hostKey);
  requireNotStarted(table);
  if (options.startAnyway !== true) requireReady(table);
  await begin(table, settledSeats(table.stored, options));
}

/** Throws if a guest is not ready (PR-40). The host is: they start the match. */
function requireReady({ stored }: Table): void {
  const awaited = stored.seats.flatMap((seat) => {
    if (seat.kind === 'bot' || seat.person === undefined || !isPreparing(seat)) return [];
    return isSameDigest(seat.person.keyHash, stored.hostKeyHash) ? [] : [seat.person.name];
  });
  if (awaited.length === 0) return;
  const people = `${awaited.join(', ')} ${awaited.length === 1 ? 'is' : 'are'}`;
  throw new RequestError('not-ready', `${people} not ready yet: wait, or start anyway.`);
}
