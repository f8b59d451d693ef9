import type {
  Game,
  GameTypes,
  Observation,
  Reason,
  Result,
  Seat,
  PlayerFace,
  SeatColour,
  TableReason,
  Tally,
  Watcher,
} from '@richtfest/engine';
import type { Aid, AidMode } from '@richtfest/protocol';
import type { Past } from './past.ts';
import type { AidUse } from './remote-aids.ts';
import type { TableEdition } from './table-edition.ts';

/**
 * A match as a table shows it, whether it is played on this device or on a server. Tables read
 * snapshots and play moves; they never see a state.
 */
export interface MatchClient<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** Returns a new object after every change and the same object in between. */
  getSnapshot(): MatchSnapshot<T>;
  subscribe(listener: () => void): () => void;
  /**
   * Plays a legal or optional move for the acting seat, or returns at once why it is refused (by
   * this device's own copy of the rules).
   */
  play(move: T['Move']): Reason | undefined;
  /** Why this move would be refused now; undefined if it would not. */
  refusal(move: unknown): Reason | undefined;
  /** Undoes up to `undoable` of the acting seat's latest moves. */
  undo(moves: number): void;
  /** The view after a legal move; undefined if its outcome is random. */
  preview(move: T['Move']): T['View'] | undefined;
  /** Switches to another seat of `mayAct`; where views are private, behind a curtain. */
  actAs(seat: Seat): void;
  /** Opens the curtain: its seat confirms that it holds the device. */
  lift(): void;
  /**
   * Turns do-not-disturb on or off for a seat of this device, by default the watcher's: while it
   * is on, `timeoutMove` answers what the seat owes in other players' turns. Undefined if people
   * answer by talking.
   */
  setDoNotDisturb?(isOn: boolean, seat?: Seat): void;
  /**
   * While a player here prepares a proposal in another player's turn, bots wait for a limited
   * time. End it with false.
   */
  hold(isHolding: boolean): void;
  /** Ends a bot's substitution for a seat of this device whose time had run out. */
  comeBack?(seat: Seat): void;
  /** All that the acting seat may know, for a bot that gives it a hint. */
  observe(): Observation<T['View'], T['Memory']> | undefined;
  /**
   * To call before an aid is used where everyone sees it: resolves when the others know. Undefined
   * if there is no server.
   */
  useAid?(aid: Aid): Promise<void>;
  /** Takes back a turn that `undo` can't, with everyone's consent; undefined if not available. */
  readonly consent?: Consent | undefined;
  /** Earlier moments of the match; undefined if they are unknown. */
  lookBack?(): Past<T> | undefined;
  close(): void;
}

export interface MatchSnapshot<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly seats: readonly SeatInfo[];
  /** Whose view this is. */
  readonly watcher: Watcher;
  /** The seat this device must (`legal`) or may (`optional`) move for now. */
  readonly acting: Seat | undefined;
  readonly view: T['View'];
  /**
   * The watcher's view before the latest change, if another watcher's was shown then: a new table
   * starts from it and animates the change.
   */
  readonly viewBefore?: T['View'] | undefined;
  readonly owing: readonly Seat[];
  /** What the acting seat must choose from; empty if it owes no decision. */
  readonly legal: readonly T['Move'][];
  /** Moves the acting seat may make without owing one: a proposal, taking a choice back. */
  readonly optional: readonly T['Move'][];
  /** The seats of this device that owe a decision or have optional moves. */
  readonly mayAct: readonly Seat[];
  /**
   * The seat the shared device must be handed to, where views are private. Until `lift`, the
   * snapshot contains only public information and nobody acts.
   */
  readonly curtain: Seat | undefined;
  /**
   * Each seat's deadline in milliseconds since 1970 on this device's clock; undefined if it owes
   * no decision or no clock runs.
   */
  readonly deadlines: readonly (number | undefined)[];
  /** Seats whose time is up at a table that only reminds them. */
  readonly late?: readonly Seat[];
  readonly undoable: number;
  /**
   * How many of the latest `events` disappear if a seat of this device takes its latest turn back
   * by consent; undefined if it can't.
   */
  readonly askable?: number | undefined;
  /** An open or just declined request to take a turn back. */
  readonly takeBack?: TakeBackQuestion | undefined;
  /** How many turns have been taken back by consent. */
  readonly takeBacks?: number | undefined;
  /** All events this watcher may know, oldest first. */
  readonly events: readonly T['Event'][];
  /** How many of `events` precede the latest change: the table animates the rest. */
  readonly eventsSeen: number;
  readonly standing: readonly Tally[];
  readonly result: Result | undefined;
  readonly connection: 'here' | 'connected' | 'reconnecting';
  /** Which aids the online table allows; elsewhere the device's settings decide. */
  readonly aids?: Readonly<Record<Aid, AidMode>>;
  /** Another player has just used an aid. */
  readonly aidUse?: AidUse | undefined;
  /** The custom edition; absent for the standard. */
  readonly edition?: TableEdition;
  /** An earlier moment, in which nobody can act. */
  readonly isStill?: true;
}

/** Taking a turn back by consent of all. */
export interface Consent {
  /** Whether players on other devices must answer; if not, the people here agree by talking. */
  readonly mustAsk: boolean;
  ask(): void;
  /** Answers for all seats of this device; the asker's own “no” withdraws the request. */
  answer(isAgreed: boolean): void;
}

export type TakeBackQuestion =
  | {
      readonly is: 'open';
      readonly seat: Seat;
      /** How many of the latest `events` would disappear. */
      readonly events: number;
      /** Seats that have not answered. */
      readonly awaits: readonly Seat[];
      /** This device's role. */
      readonly part: 'asker' | 'awaited' | 'onlooker';
    }
  | {
      readonly is: 'declined';
      readonly by: Seat;
      /** Declined by the asker. */
      readonly isWithdrawn: boolean;
    };

export interface SeatInfo {
  readonly name: string;
  readonly who: 'person-here' | 'person-elsewhere' | 'bot' | 'open';
  /** The bot's name; undefined for a person. */
  readonly bot?: string | undefined;
  /** Undefined: the default colour of the seat. */
  readonly colour?: SeatColour | undefined;
  /** Undefined: the default face of the seat. */
  readonly face?: PlayerFace | undefined;
  readonly isPresent: boolean;
  /** `timeoutMove` answers what this seat owes in other players' turns. */
  readonly doNotDisturb: boolean;
}

/** RF-2, for a device none of whose seats owes a decision. */
export function notYours(owing: readonly Seat[]): TableReason {
  return { rule: 'RF-2', code: 'not-your-decision', owing };
}
