import type { Seat } from '@richtfest/engine';
import type { ChatLine, ProblemCode, Reaction, Talk } from '@richtfest/protocol';

/** Chat and reactions at an online table. */
export interface TalkClient {
  /** The seats of this device. */
  readonly speakers: readonly Seat[];
  /** Returns a new object after every change and the same object in between. */
  getSnapshot(): TalkSnapshot;
  subscribe(listener: () => void): () => void;
  say(seat: Seat, text: string): void;
  react(seat: Seat, reaction: Reaction): void;
}

export interface TalkSnapshot {
  readonly talk: Talk;
  /** Oldest first. */
  readonly lines: readonly ChatLine[];
  /** The reactions visible now, the latest of each seat. */
  readonly reactions: readonly ShownReaction[];
  /** The messages visible as bubbles now, the latest of each seat. */
  readonly bubbles: readonly ChatLine[];
  /** The message that has not been sent yet. */
  readonly pending: string | undefined;
  /** Why the latest message was not sent. */
  readonly problem: ProblemCode | undefined;
}

interface ShownReaction {
  readonly seat: Seat;
  readonly reaction: Reaction;
  /** Increases, so that a repeated reaction is a new one. */
  readonly number: number;
}
