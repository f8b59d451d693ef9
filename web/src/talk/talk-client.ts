import type { Seat } from '@richtfest/engine';
import type { ChatLine, ProblemCode, Reaction, Talk } from '@richtfest/protocol';

/** What people say at a table by link, apart from the match. */
export interface TalkClient {
  /** The seats of this device, which can speak. */
  readonly speakers: readonly Seat[];
  /** A new object after every change, the same object in between. */
  getSnapshot(): TalkSnapshot;
  subscribe(listener: () => void): () => void;
  say(seat: Seat, text: string): void;
  react(seat: Seat, reaction: Reaction): void;
}

export interface TalkSnapshot {
  readonly talk: Talk;
  /** Oldest first. */
  readonly lines: readonly ChatLine[];
  /** To be seen just now, the latest of each seat. */
  readonly reactions: readonly ShownReaction[];
  /** What was written here and nobody has read yet. */
  readonly pending: string | undefined;
  /** Why the latest was not said. */
  readonly problem: ProblemCode | undefined;
}

export interface ShownReaction {
  readonly seat: Seat;
  readonly reaction: Reaction;
  /** Counts up: the same one again is another. */
  readonly number: number;
}
