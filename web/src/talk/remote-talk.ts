import type { Seat } from '@richtfest/engine';
import {
  CHAT_LINES,
  type ChatLine,
  type ClientMessage,
  type Reaction,
  type ServerMessage,
} from '@richtfest/protocol';
import { randomHex } from '../match/start-match.ts';
import type { TalkClient, TalkSnapshot } from './talk-client.ts';

/** How long a reaction is visible, in milliseconds. */
const SHOWN_FOR = 4500;
/** Messages stay longer, by their length, up to a limit. */
const PER_LETTER = 40;
const LONGEST = 9000;
/** Earlier messages arrive together, soon after the welcome: they are no news. */
const CATCHING_UP = 2000;

const TALK_PROBLEMS = ['not-said', 'talk-off', 'too-fast'] as const;

/** Chat and reactions of one connection. */
export class RemoteTalk implements TalkClient {
  readonly #send: (message: ClientMessage) => void;
  readonly #listeners = new Set<() => void>();
  #seat: Seat | undefined;
  #snapshot: TalkSnapshot = {
    talk: 'all',
    lines: [],
    reactions: [],
    bubbles: [],
    pending: undefined,
    problem: undefined,
  };
  #pendingId: string | undefined;
  #reactions = 0;
  /** When the wait for earlier messages ends; they also end it by arriving. */
  #catchesUpUntil = 0;

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  get speakers(): readonly Seat[] {
    return this.#seat === undefined ? [] : [this.#seat];
  }

  /** The number of the latest known message. */
  get heard(): number | undefined {
    return this.#snapshot.lines.at(-1)?.number;
  }

  getSnapshot(): TalkSnapshot {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  say(_seat: Seat, text: string): void {
    this.#pendingId = randomHex(8);
    this.#set({ pending: text, problem: undefined });
    this.#send({ type: 'say', id: this.#pendingId, text });
  }

  react(_seat: Seat, reaction: Reaction): void {
    this.#set({ problem: undefined });
    this.#send({ type: 'react', reaction });
  }

  /** A message that was not sent returns to the chat field. */
  onDisconnect(): void {
    this.#pendingId = undefined;
    if (this.#snapshot.pending !== undefined)
      this.#set({ pending: undefined, problem: 'not-said' });
  }

  receive(message: ServerMessage): void {
    // Other messages are about the match.
    if (message.type === 'welcome') {
      this.#seat = message.seat;
      this.#catchesUpUntil = performance.now() + CATCHING_UP;
      this.#set({ talk: message.talk ?? 'all' });
    } else if (message.type === 'talk') this.#set({ talk: message.talk });
    else if (message.type === 'said') this.#hearLines(message.lines, message.id);
    else if (message.type === 'reacted') this.#show(message.seat, message.reaction);
    else if (message.type === 'error') this.#hearProblem(message.code, message.id);
  }

  #hearLines(news: readonly ChatLine[], id: string | undefined): void {
    const known = new Set(this.#snapshot.lines.map(({ number }) => number));
    const lines = [...this.#snapshot.lines, ...news.filter(({ number }) => !known.has(number))];
    const fresh = news.find(({ number }) => !known.has(number));
    const isNow = performance.now() >= this.#catchesUpUntil;
    this.#catchesUpUntil = 0;
    if (fresh !== undefined && news.length === 1 && isNow) this.#float(fresh);
    const isMine = id !== undefined && id === this.#pendingId;
    this.#set({
      lines: lines.toSorted((a, b) => a.number - b.number).slice(-CHAT_LINES),
      ...(isMine ? { pending: undefined } : {}),
    });
  }

  #hearProblem(
    code: Extract<ServerMessage, { type: 'error' }>['code'],
    id: string | undefined,
  ): void {
    const isPending = id !== undefined && id === this.#pendingId;
    const isTalk = (TALK_PROBLEMS as readonly string[]).includes(code);
    if (isPending) this.#set({ pending: undefined, problem: code });
    else if (id === undefined && isTalk) this.#set({ problem: code });
  }

  #show(seat: Seat, reaction: Reaction): void {
    const number = ++this.#reactions;
    const others = this.#snapshot.reactions.filter((each) => each.seat !== seat);
    this.#set({ reactions: [...others, { seat, reaction, number }] });
    setTimeout(() => {
      const left = this.#snapshot.reactions.filter((each) => each.number !== number);
      if (left.length < this.#snapshot.reactions.length) this.#set({ reactions: left });
    }, SHOWN_FOR);
  }

  /** Shows a message as a bubble for a while. */
  #float(line: ChatLine): void {
    const others = this.#snapshot.bubbles.filter(({ seat }) => seat !== line.seat);
    this.#set({ bubbles: [...others, line] });
    const long = Math.min(LONGEST, SHOWN_FOR + PER_LETTER * line.text.length);
    setTimeout(() => {
      const left = this.#snapshot.bubbles.filter(({ number }) => number !== line.number);
      if (left.length < this.#snapshot.bubbles.length) this.#set({ bubbles: left });
    }, long);
  }

  #set(changes: Partial<TalkSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
