import { setTimeout as sleep } from 'node:timers/promises';
import { type Bus, BusFailure, type BusListener, type BusMessage, deliver } from './bus.ts';

/**
 * The servers of one process, usually a single one. Messages are passed on as they are: nothing is
 * copied or encoded.
 */
export class LocalNetwork {
  readonly #listeners = new Map<string, BusListener>();

  /** The bus of one server. */
  join(id: string): Bus {
    const listeners = this.#listeners;
    let hasLeft = false;
    const listenerOf = (server: string) => (hasLeft ? undefined : listeners.get(server));
    return {
      id,
      isConnected: true,
      send: (to, message) => {
        const listener = listenerOf(to);
        if (listener !== undefined) deliver(listener, message);
      },
      request: (to, message, within) => requestLocally(listenerOf(to), message, within),
      listen: async (listener) => void listeners.set(id, listener),
      onDisconnect: () => undefined,
      onReconnect: () => undefined,
      close: async () => {
        hasLeft = true;
        listeners.delete(id);
      },
    };
  }
}

/** Asks a server in this process, which always answers in the end; without a listener it is absent. */
export function requestLocally(
  listener: BusListener | undefined,
  message: BusMessage,
  within?: number,
): Promise<unknown> {
  if (listener === undefined) return Promise.reject(new BusFailure('absent'));
  const answer = listener.answer(message).catch((error: unknown) => {
    listener.failed(error);
    throw new BusFailure('silent', error);
  });
  return within === undefined ? answer : Promise.race([answer, silence(within)]);
}

async function silence(within: number): Promise<never> {
  await sleep(within, undefined, { ref: false });
  throw new BusFailure('silent');
}
