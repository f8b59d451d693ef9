import type { ChatLine, Talk } from '@richtfest/protocol';

/** What is stored of the talk at a table; none of it belongs to the match. */
export interface TalkStore {
  /** Stores a line with the next number; only the table's latest lines are kept. */
  addLine(code: string, line: NewLine): Promise<ChatLine>;
  /** Lines with a number above `after`, in order. */
  loadLines(code: string, after: number): Promise<ChatLine[]>;
  setTalk(code: string, change: { readonly at: number; readonly talk: Talk }): Promise<void>;
  /**
   * Replaces a request. Returns false and changes nothing if the stored request is no longer the
   * expected one: another player has asked or answered.
   */
  setTakeBack(code: string, change: TakeBackChange): Promise<boolean>;
}

export type NewLine = Omit<ChatLine, 'number'>;

/** A seat asks all to take its latest turn back. */
export interface StoredTakeBack {
  readonly id: string;
  readonly seat: number;
  /** How many moves of the line would stay. */
  readonly moves: number;
  /** How many entries the log had when it was asked. */
  readonly version: number;
  readonly at: number;
  readonly agreed: readonly number[];
  readonly declinedBy?: number;
}

export interface TakeBackChange {
  readonly at: number;
  readonly from: StoredTakeBack | undefined;
  readonly to: StoredTakeBack;
}
