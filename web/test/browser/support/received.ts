import { type ServerMessage, completeChange } from '@richtfest/protocol';
import type { Page } from 'playwright-core';
import { LONGEST_WAIT } from './browser.ts';

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
type MatchUpdate = NonNullable<Welcome['match']>;

/** All messages received by a page's sockets, and the state they describe. */
export class ReceivedMessages {
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly #checks = new Set<() => void>();
  #match: Omit<MatchUpdate, 'header'> | undefined;
  #seats: Welcome['seats'] = [];

  /** Records the messages a page receives from now on. */
  static by(page: Page): ReceivedMessages {
    const received = new ReceivedMessages();
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => received.add(String(payload)));
    });
    return received;
  }

  /** The version of the match this page has received. */
  get version(): number {
    return this.#match?.version ?? 0;
  }

  /** The seats that owe a decision, as far as this page knows. */
  get owing(): readonly number[] {
    return this.#match?.owing ?? [];
  }

  isPresent(seat: number): boolean {
    return this.#seats[seat]?.isPresent ?? false;
  }

  add(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.texts.push(text);
    this.messages.push(message);
    if (message.type === 'update') this.#match = message;
    if (message.type === 'change' && this.#match !== undefined) {
      this.#match = completeChange(this.#match, message) ?? this.#match;
    }
    if (message.type === 'welcome') this.#match = message.match ?? this.#match;
    if (message.type === 'welcome' || message.type === 'presence') this.#seats = message.seats;
    for (const check of this.#checks) check();
  }

  /** Waits, without polling, until the received messages meet a condition. */
  async until(what: string, isSo: () => boolean): Promise<void> {
    if (isSo()) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const check = () => {
      if (isSo()) resolve();
    };
    const giveUp = () => reject(new Error(`never received that ${what}`));
    const timer = setTimeout(giveUp, LONGEST_WAIT);
    this.#checks.add(check);
    try {
      await promise;
    } finally {
      this.#checks.delete(check);
      clearTimeout(timer);
    }
  }
}
