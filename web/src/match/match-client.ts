import type {
  Game,
  GameTypes,
  Observation,
  Reason,
  Result,
  Seat,
  SeatColour,
  Tally,
  Watcher,
} from '@richtfest/engine';
import type { Past } from './past.ts';

/**
 * A match as a table shows it, wherever it is played: on this device or on a server. The table
 * asks it for what is allowed and tells it what was chosen; it never touches a state.
 */
export interface MatchClient<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** A new object after every change, the same object in between. */
  getSnapshot(): MatchSnapshot<T>;
  subscribe(listener: () => void): () => void;
  /**
   * Plays a legal or optional move for the acting seat, or says at once why not (from this
   * device's own copy of the rules).
   */
  play(move: T['Move']): Reason | undefined;
  /** Why this move would be refused now; undefined if it would not. */
  refusal(move: unknown): Reason | undefined;
  /** Takes the acting seat's latest moves back, as far as `undoable` says. */
  undo(moves: number): void;
  /** What the view would be after a legal move that asks no chance; undefined where chance decides. */
  preview(move: T['Move']): T['View'] | undefined;
  /** Moves for another of `mayAct`; where views are private a curtain falls first. */
  actAs(seat: Seat): void;
  /** The seat of the curtain has the device in hand and nobody else looks. */
  lift(): void;
  /**
   * A seat of this device, by default the one that looks, is busy or is back: what a busy one
   * owes in others' turns is answered at once.
   */
  setBusy(isBusy: boolean, seat?: Seat): void;
  /**
   * Somebody here puts a proposal together in another's turn: bots wait for it, a while. To be
   * ended with false.
   */
  hold(isHolding: boolean): void;
  /** A bot plays for a seat of this device whose time was up: whoever sits there is back. */
  comeBack?(seat: Seat): void;
  /** All that the acting seat lawfully knows: what a bot that gives it advice may be told. */
  observe(): Observation<T['View'], T['Memory']> | undefined;
  /** The way beyond `undo`: a turn taken back by consent of all; absent where there is none. */
  readonly consent?: Consent | undefined;
  /** What lies behind, to be looked at; undefined where nothing is known of it. */
  lookBack?(): Past<T> | undefined;
  close(): void;
}

export interface MatchSnapshot<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly seats: readonly SeatInfo[];
  /** Whose eyes the view is for. */
  readonly watcher: Watcher;
  /** The seat this device must (`legal`) or may (`optional`) move for now. */
  readonly acting: Seat | undefined;
  readonly view: T['View'];
  /**
   * What these eyes would have seen before the latest change, where somebody else's were looking:
   * a table laid out anew for them begins here and shows what is new moving.
   */
  readonly viewBefore?: T['View'] | undefined;
  readonly owing: readonly Seat[];
  /** What the acting seat must choose from; empty where it owes nothing. */
  readonly legal: readonly T['Move'][];
  /** What the acting seat may do though nobody waits for it: a proposal, taking a choice back. */
  readonly optional: readonly T['Move'][];
  /** The seats of this device that owe a decision or have optional moves. */
  readonly mayAct: readonly Seat[];
  /**
   * Around one device, where seats see what others must not: it must be handed to this seat.
   * Until `lift`, everything here is what the public may see, and nobody acts.
   */
  readonly curtain: Seat | undefined;
  /**
   * For each seat, by when it must have decided, in milliseconds since 1970 on this device's
   * clock; undefined where it owes nothing or no clock runs.
   */
  readonly deadlines: readonly (number | undefined)[];
  /** The seats whose time is up, at a table that only reminds them; absent: none. */
  readonly late?: readonly Seat[];
  readonly undoable: number;
  /**
   * How many of the latest `events` would go if a seat of this device took its latest turn back by
   * consent of all; absent: it can't.
   */
  readonly askable?: number | undefined;
  /** Somebody asks that, or has just been told no. */
  readonly takeBack?: TakeBackQuestion | undefined;
  /** How often all have agreed to that. */
  readonly takeBacks?: number | undefined;
  /** Everything that happened, as this watcher may know it, oldest first. */
  readonly events: readonly T['Event'][];
  /** How many of `events` were there before the latest change: the rest is to be shown moving. */
  readonly eventsSeen: number;
  readonly standing: readonly Tally[];
  readonly result: Result | undefined;
  readonly connection: 'here' | 'connected' | 'reconnecting';
  /** Several people play, each for themselves, and have not agreed on hints. */
  readonly forbidsHints?: true;
  /** A moment of the past: there is nothing to do in it. */
  readonly isStill?: true;
}

/** Taking a turn back by consent of all. */
export interface Consent {
  /** Whether others must answer; where not, all around the device have agreed by word. */
  readonly mustAsk: boolean;
  ask(): void;
  /** For all seats of this device; of whoever asked it takes the question back. */
  answer(isAgreed: boolean): void;
}

export type TakeBackQuestion =
  | {
      readonly is: 'open';
      /** Who asks. */
      readonly seat: Seat;
      /** So many of the latest `events` would go. */
      readonly events: number;
      /** Who has not answered. */
      readonly awaits: readonly Seat[];
      /** What this device has to do with it. */
      readonly part: 'asker' | 'awaited' | 'onlooker';
    }
  | {
      readonly is: 'declined';
      readonly by: Seat;
      /** By whoever asked. */
      readonly isWithdrawn: boolean;
    };

export interface SeatInfo {
  readonly name: string;
  readonly who: 'person-here' | 'person-elsewhere' | 'bot' | 'open';
  /** Which bot; undefined for a person. */
  readonly bot?: string | undefined;
  /** Chosen; undefined: that of its place in the row. */
  readonly colour?: SeatColour | undefined;
  readonly isPresent: boolean;
  /** Does not want to be asked in others' turns: `timeoutMove` answers for it at once. */
  readonly isBusy: boolean;
}
