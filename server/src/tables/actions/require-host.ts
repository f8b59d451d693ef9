import { RequestError } from '../../request-error.ts';
import type { Room } from '../room.ts';
import { keyHash } from '../secrets.ts';
import { requireOpenTable } from './playing.ts';
import { isSameDigest } from '../../same-digest.ts';

/** Whoever set the table up, or was handed the host's rights, at a table that is open. */
export async function requireHost(room: Room, hostKey: string): Promise<void> {
  // Another server may have handed them to somebody else.
  await room.reload();
  if (isSameDigest(keyHash(hostKey), room.stored.hostKeyHash)) {
    requireOpenTable(room);
    room.hostSeenAt = room.services.ticks();
    return;
  }
  throw new RequestError('wrong-key', 'Only the host of this table can do that.');
}
