import type { ServerMessage } from '@richtfest/protocol';
import type { Page } from 'playwright-core';
import { LONGEST_WAIT } from './browser.ts';

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
type Situation = NonNullable<Welcome['match']>;

/** Every text the sockets of a page received, and what the latest ones say. */
export class Heard {
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly #checks = new Set<() => void>();
  #match: Omit<Situation, 'header'> | undefined;
  #seats: Welcome['seats'] = [];

  /** Records what a page's sockets receive from now on. */
  static by(page: Page): Heard {
    const heard = new Heard();
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => heard.add(String(payload)));
    });
    return heard;
  }

  /** The number of things this page was told in the match. */
  get version(): number {
    return this.#match?.version ?? 0;
  }

  /** The seats that owe a decision, as far as this page was told. */
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
    if (message.type === 'welcome') this.#match = message.match ?? this.#match;
    if (message.type === 'welcome' || message.type === 'presence') this.#seats = message.seats;
    for (const check of this.#checks) check();
  }

  /** Waits, without polling, until what was heard says so. */
  async until(what: string, isSo: () => boolean): Promise<void> {
    if (isSo()) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const check = () => {
      if (isSo()) resolve();
    };
    const giveUp = () => reject(new Error(`never heard that ${what}`));
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
