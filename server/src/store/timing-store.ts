/** The deadlines of slow tables. */
export interface TimingStore {
  /**
   * Stores the clocks of a table without a move. Returns false and changes nothing if the log or
   * the next deadline is not the expected one: another server was faster.
   */
  set(code: string, change: TimingChange): Promise<boolean>;
  /** Tables whose deadline has passed, the most urgent first; with `owner` only those of a server. */
  due(at: number, most: number, owner?: string): Promise<string[]>;
  /** Postpones the deadline of a table that can't be opened. */
  postpone(code: string, until: number): Promise<void>;
}

/** The clocks of a slow table. */
export interface StoredTiming {
  /** The next deadline; absent if no clock is running. */
  readonly dueAt?: number;
  readonly clocks: readonly StoredClock[];
}

export interface StoredClock {
  readonly seat: number;
  /** The deadline of its decision, or the time of the next reminder. */
  readonly at?: number;
  /** Milliseconds that were left when its clock stopped. */
  readonly left?: number;
  readonly isLate?: boolean;
  readonly reminders?: number;
}

export interface TimingChange {
  readonly version: number;
  /** What `dueAt` was before. */
  readonly from: number | undefined;
  readonly timing: StoredTiming;
}
