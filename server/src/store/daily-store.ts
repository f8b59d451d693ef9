/** Stores results of daily houses and the groups that compare them. */
export interface DailyStore {
  /**
   * Adds a result unless the player or the account already has one for this day and game. Returns
   * the result that counts.
   */
  addResult(result: DailyResult): Promise<DailyResult>;
  findResult(house: DailyHouse, player: DailyPlayer): Promise<DailyResult | undefined>;
  /** Counts the results of a day, game and level around a score. */
  countAround(house: DailyHouse, rank: Pick<DailyResult, 'level' | 'score'>): Promise<ScoreCounts>;

  /** Returns false and changes nothing if the code is in use. */
  createGroup(group: NewDailyGroup, first: DailyMember): Promise<boolean>;
  /** Adds a member or renames it. */
  joinGroup(
    code: string,
    member: DailyMember,
    most: number,
  ): Promise<'joined' | 'full' | 'unknown'>;
  loadGroup(code: string): Promise<StoredDailyGroup | undefined>;
  /** All results of the members of a group on its day. */
  resultsOfGroup(code: string): Promise<DailyResult[]>;

  /** For operators: the number of results by day, game and level, latest day first. */
  summary(): Promise<DailySummary[]>;
  /** For operators: the results of a day, best first, after skipping `from`. */
  resultsOf(day: string, page: DailyPage): Promise<DailyResult[]>;
  /** For operators: changes points and place of a result. */
  correctResult(result: DailyResult): Promise<void>;
  /** Returns false if there is none. */
  removeResult(house: DailyHouse, player: string): Promise<boolean>;
}

export interface DailyPage {
  readonly from: number;
  readonly most: number;
}

export interface DailyHouse {
  readonly day: string;
  readonly game: string;
}

export interface DailyPlayer {
  /** The hash of the device's key. */
  readonly player: string;
  /** Absent: not signed in. */
  readonly account?: string;
}

export interface DailyResult extends DailyHouse, DailyPlayer {
  readonly level: string;
  readonly score: number;
  /** At the player's own table. */
  readonly place: number;
  /** The match file, JSON. */
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface ScoreCounts {
  readonly results: number;
  readonly below: number;
  readonly equal: number;
}

export interface NewDailyGroup {
  readonly code: string;
  readonly day: string;
  readonly createdAt: number;
}

export interface DailyMember {
  readonly player: string;
  readonly name: string;
  readonly joinedAt: number;
}

/** A group with its members, in the order in which they joined. */
export interface StoredDailyGroup extends NewDailyGroup {
  readonly members: readonly DailyMember[];
}

export interface DailySummary extends DailyHouse {
  readonly level: string;
  readonly results: number;
  readonly best: number;
}

/** A result or a group in a backup. */
export type DailyRecord = { readonly daily: DailyResult } | { readonly group: StoredDailyGroup };
