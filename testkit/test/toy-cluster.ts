import { type Random, randomFromText } from '@richtfest/engine';
import { History, type LoggedEntry } from '../src/index.ts';

/** The ways in which a toy cluster can be wrong. */
export const ERRORS = [
  'acknowledges a move and loses it',
  'makes a repeated move twice',
  'shows moves in another order',
  'leaves out a move',
  'shows an old state after an acknowledgement',
  'acknowledges in an old epoch',
  'rejects a move and makes it',
  'shows a move and loses it',
] as const;

export type ToyError = (typeof ERRORS)[number];

const CLIENTS = ['Ann', 'Ben', 'Cid'];
const STEPS = 300;

/** A message on its way to a client. */
type Message =
  | { readonly accepted: string; readonly version: number }
  | { readonly seen: number; readonly entry: string };

interface ToyClient {
  readonly name: string;
  readonly inbox: Message[];
  /** The attempt that is not answered yet. */
  pending?: string | undefined;
  count: number;
}

/**
 * A log with clients, whose owner changes now and then: an attempt that was under way is repeated
 * at the next owner. With an error, it fails at random moments.
 */
export class ToyCluster {
  readonly history = new History();
  /** How often the error has happened. */
  errors = 0;
  readonly #log: string[] = [];
  readonly #random: Random;
  readonly #error: ToyError | undefined;
  readonly #clients: readonly ToyClient[] = CLIENTS.map((name) => ({ name, inbox: [], count: 0 }));

  constructor(seed: string, error?: ToyError) {
    this.#random = randomFromText(seed);
    this.#error = error;
  }

  /** Runs to the end, when everything has arrived and everyone has looked once more. */
  run(): readonly LoggedEntry[] {
    for (const client of this.#clients) this.#join(client);
    for (let step = 0; step < STEPS; step++) this.#step(this.#someone());
    for (const client of this.#clients) {
      this.#deliverAll(client);
      this.#join(client);
    }
    return this.#log.map((attempt) => ({ attempt }));
  }

  #step(client: ToyClient): void {
    const roll = this.#random.below(10);
    if (roll < 3) this.#send(client);
    else if (roll < 6) this.#carryOut(client);
    else if (roll < 9) this.#deliver(client);
    else this.#join(client);
  }

  #send(client: ToyClient): void {
    client.pending ??= `${client.name}-${client.count++}`;
    this.history.sent(client.name, client.pending);
  }

  #carryOut(client: ToyClient): void {
    const { pending, name } = client;
    if (pending === undefined) return;
    if (this.#goesWrong('acknowledges in an old epoch')) {
      // The old owner appends to a log that nobody else has.
      client.pending = undefined;
      client.inbox.push({ accepted: pending, version: this.#log.length + 1 });
      return;
    }
    const made = this.#log.indexOf(pending);
    if (made < 0 || this.#goesWrong('makes a repeated move twice')) this.#append(pending);
    if (this.#goesWrong('rejects a move and makes it')) {
      client.pending = undefined;
      this.history.rejected(name, pending);
      return;
    }
    const version = made < 0 ? this.#log.length : made + 1;
    const isAnswered = this.#random.below(4) > 0;
    if (!isAnswered) return;
    client.pending = undefined;
    client.inbox.push({ accepted: pending, version });
    const isLast = version === this.#log.length;
    if (isLast && this.#goesWrong('acknowledges a move and loses it')) this.#lose();
  }

  #append(attempt: string): void {
    this.#log.push(attempt);
    for (const { inbox } of this.#clients) inbox.push({ seen: this.#log.length, entry: attempt });
    if (this.#goesWrong('shows a move and loses it')) {
      for (const client of this.#clients) this.#deliverAll(client);
      this.#lose();
    }
  }

  #lose(): void {
    this.#log.pop();
    for (const { inbox } of this.#clients) {
      const at = inbox.findIndex((each) => 'seen' in each && each.seen > this.#log.length);
      if (at >= 0) inbox.splice(at, 1);
    }
  }

  #deliver(client: ToyClient): void {
    const { inbox, name } = client;
    const at = inbox.findIndex((each) => 'seen' in each);
    const isFollowed = inbox.slice(at + 1).some((each) => 'seen' in each);
    if (at >= 0 && isFollowed) {
      const isLeftOut = this.#goesWrong('leaves out a move');
      const isLate = this.#goesWrong('shows moves in another order');
      const first = isLeftOut || isLate ? inbox.splice(at, 1) : [];
      if (isLate) inbox.push(...first);
      if (isLeftOut || isLate) this.#deliverAll(client);
    }
    const message = inbox.shift();
    if (message === undefined) return;
    if ('accepted' in message) this.history.accepted(name, message.accepted, message.version);
    else this.history.seen(name, { version: message.seen, entry: message.entry });
  }

  #deliverAll(client: ToyClient): void {
    while (client.inbox.length > 0) this.#deliver(client);
  }

  /** Connects, possibly again: what was on its way is lost, and the state is shown. */
  #join(client: ToyClient): void {
    const { name, inbox } = client;
    this.history.asked(name);
    for (const message of inbox.splice(0)) {
      if ('accepted' in message) this.history.accepted(name, message.accepted, message.version);
    }
    const isOld =
      this.#log.length > 2 && this.#goesWrong('shows an old state after an acknowledgement');
    const version = this.#log.length - (isOld ? 2 : 0);
    const entries = this.#log.slice(0, version).map((entry, at) => ({ version: at + 1, entry }));
    this.history.read(name, { version, entries });
    if (!isOld) return;
    for (let at = version; at < this.#log.length; at++) {
      this.history.seen(name, { version: at + 1, entry: this.#log[at]! });
    }
  }

  #someone(): ToyClient {
    return this.#clients[this.#random.below(CLIENTS.length)]!;
  }

  #goesWrong(error: ToyError): boolean {
    if (this.#error !== error || this.#random.below(5) > 0) return false;
    this.errors++;
    return true;
  }
}
