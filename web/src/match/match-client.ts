import type { Game, GameTypes, Reason, Result, Seat, Tally, Watcher } from '@richtfest/engine';

/**
 * A match as a table shows it, wherever it is played: on this device or on a server. The table
 * asks it for what is allowed and tells it what was chosen; it never touches a state.
 */
export interface MatchClient<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** A new object after every change, the same object in between. */
  getSnapshot(): MatchSnapshot<T>;
  subscribe(listener: () => void): () => void;
  /** Plays for the acting seat, or says at once why not (from this device's own copy of the rules). */
  play(move: T['Move']): Reason | undefined;
  /** Why this move would be refused now; undefined if it would not. */
  refusal(move: unknown): Reason | undefined;
  /** Takes the acting seat's latest moves back, as far as `undoable` says. */
  undo(moves: number): void;
  /** What the view would be after a legal move that asks no chance; undefined where chance decides. */
  preview(move: T['Move']): T['View'] | undefined;
  close(): void;
}

export interface MatchSnapshot<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly seats: readonly SeatInfo[];
  /** Whose eyes the view is for. */
  readonly watcher: Watcher;
  /** The seat this device must or may move for now. */
  readonly acting: Seat | undefined;
  readonly view: T['View'];
  readonly owing: readonly Seat[];
  /** For the acting seat; empty without one. */
  readonly legal: readonly T['Move'][];
  readonly undoable: number;
  /** Everything that happened, as this watcher may know it, oldest first. */
  readonly events: readonly T['Event'][];
  /** How many of `events` were there before the latest change: the rest is to be shown moving. */
  readonly eventsSeen: number;
  readonly standing: readonly Tally[];
  readonly result: Result | undefined;
  readonly connection: 'here' | 'connected' | 'reconnecting';
}

export interface SeatInfo {
  readonly name: string;
  readonly who: 'person-here' | 'person-elsewhere' | 'bot' | 'open';
  readonly isPresent: boolean;
}
