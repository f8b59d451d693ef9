import type { StartTableRequest } from '@richtfest/protocol';
import { WishProblem } from '../../problem.ts';
import { settledSeats } from '../before-the-match.ts';
import type { Room } from '../room.ts';
import { keyHash } from '../secrets.ts';
import { begin } from './begin.ts';
import { requireNotStarted } from './playing.ts';

/** The host begins, perhaps with bots on the open seats. */
export async function start(room: Room, { hostKey, ...wishes }: StartTableRequest): Promise<void> {
  if (keyHash(hostKey) !== room.stored.hostKeyHash) {
    throw new WishProblem('wrong-key', 'Only whoever set this table up can start it.');
  }
  requireNotStarted(room);
  await begin(room, settledSeats(room.stored, wishes));
}
