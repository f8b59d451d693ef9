import type { ByLanguage } from '@richtfest/engine';

/** Where a rulebook leaves something open, and what we chose. */
export interface OpenPoint {
  readonly open: string;
  readonly chosen: string;
}

/** Where two printed editions differ. */
export interface Difference {
  readonly rule: string;
  readonly about: string;
  /** What the German edition says, and the Dutch one. */
  readonly de: string;
  readonly nl: string;
}

export interface Edition {
  /** By the number of the rule, in their order. */
  readonly points: ByLanguage<Readonly<Record<string, OpenPoint>>>;
  readonly differences?: ByLanguage<readonly Difference[]>;
}
