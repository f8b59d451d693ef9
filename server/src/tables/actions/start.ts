import type { StartTableRequest } from '@richtfest/protocol';
import { settledSeats } from '../before-the-match.ts';
import type { Room } from '../room.ts';
import { begin } from './begin.ts';
import { requireNotStarted } from './playing.ts';
import { requireHost } from './require-host.ts';

/** The host begins, perhaps with bots on the open seats. */
export async function start(room: Room, { hostKey, ...options }: StartTableRequest): Promise<void> {
  await requireHost(room, hostKey);
  requireNotStarted(room);
  await begin(room, settledSeats(room.stored, options));
}
