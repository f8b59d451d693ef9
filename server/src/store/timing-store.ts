/** When slow tables must be looked at. */
export interface TimingStore {
  /**
   * How the clocks of a table stand, though nobody moved. False, and nothing, if the log or the
   * next moment to look at it is another one than this: another server was quicker.
   */
  set(code: string, change: TimingChange): Promise<boolean>;
  /** Tables somebody must look at by now, the most urgent first. */
  due(at: number, most: number): Promise<string[]>;
  /** A table that can't be opened is not to be looked at before this. */
  postpone(code: string, until: number): Promise<void>;
}

/** How the clocks of a slow table stand. */
export interface StoredTiming {
  /** When somebody must look at it next; absent: nobody's time is running. */
  readonly dueAt?: number;
  readonly clocks: readonly StoredClock[];
}

export interface StoredClock {
  readonly seat: number;
  /** Until when it must have decided; or when it is reminded again. */
  readonly at?: number;
  /** Milliseconds that were left when its clock came to stand still. */
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
