import type { Aid } from '@richtfest/protocol';
import { RemoteAids } from '../match/remote-aids.ts';
import { Connection } from './connection.ts';
import type { SocketLike } from './live-socket.ts';

export interface AnnounceOptions {
  open(): SocketLike;
  /** The key of the seat that uses the aid. */
  readonly key: string;
}

/**
 * Tells everyone at an online table that a seat uses an aid, from a page without the table (PR-45).
 * Resolves when they know; rejects if the table refuses it or can't be reached.
 */
export async function announceAid(aid: Aid, { open, key }: AnnounceOptions): Promise<void> {
  const done = Promise.withResolvers<void>();
  const aids = new RemoteAids((message) => connection.send(message));
  const fail = () => done.reject(new RangeError('the table could not be told'));
  const connection = new Connection({
    open,
    key,
    since: () => undefined,
    onMessage(message) {
      if (message.type === 'welcome') aids.use(aid).then(done.resolve, fail);
      else if (message.type === 'aided') aids.receive(message, 0);
      else if (message.type === 'error') aids.refused(message.id);
    },
    onLost: fail,
    onGone: fail,
  });
  try {
    await done.promise;
  } finally {
    connection.close();
  }
}
