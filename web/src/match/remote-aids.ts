import type { Seat } from '@richtfest/engine';
import type { Aid, ClientMessage, ServerMessage } from '@richtfest/protocol';
import { randomHex } from './start-match.ts';

/** A seat of another device that has just used an aid. */
export interface AidUse {
  readonly seat: Seat;
  readonly aid: Aid;
}

/** Aids at an online table: asks the server before one is used, and knows who used one last. */
export class RemoteAids {
  readonly #send: (message: ClientMessage) => void;
  readonly #open = new Map<string, PromiseWithResolvers<void>>();
  #latest: (AidUse & { readonly events: number }) | undefined;

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  /** Resolves when the server has allowed it and, where it is shown, everyone knows. */
  use(aid: Aid): Promise<void> {
    const id = randomHex(8);
    const answer = Promise.withResolvers<void>();
    this.#open.set(id, answer);
    this.#send({ type: 'aid', id, aid });
    return answer.promise;
  }

  /** The latest use, until something else happens at the table. */
  latest(events: number): AidUse | undefined {
    if (this.#latest?.events !== events) return undefined;
    const { seat, aid } = this.#latest;
    return { seat, aid };
  }

  receive({ seat, aid, id }: Extract<ServerMessage, { type: 'aided' }>, events: number): void {
    if (id === undefined) this.#latest = { seat, aid, events };
    else this.#answer(id)?.resolve();
  }

  refused(id: string | undefined): void {
    if (id !== undefined) this.#answer(id)?.reject(new RangeError('the aid was refused'));
  }

  /** Nobody knows whether open requests arrived. */
  onDisconnect(): void {
    for (const id of this.#open.keys()) this.refused(id);
  }

  #answer(id: string): PromiseWithResolvers<void> | undefined {
    const answer = this.#open.get(id);
    this.#open.delete(id);
    return answer;
  }
}
