import type { ByLanguage } from '@richtfest/engine';

/** A question the rulebook leaves open, and our choice. */
export interface OpenPoint {
  readonly open: string;
  readonly chosen: string;
}

/** A difference between two printed editions. */
export interface Difference {
  readonly rule: string;
  readonly about: string;
  /** What the German and the Dutch edition say, in the reader's language. */
  readonly german: string;
  readonly dutch: string;
}

/** What owners of the box should look up, for a rule with numbers of our own. */
export interface BoxCheck {
  readonly rule: string;
  /** The option to enter it in; absent if there is nothing to enter. */
  readonly option?: string;
  readonly lookUp: ByLanguage<string>;
}

export interface EditionNotes {
  /** By rule number, in order. */
  readonly points: ByLanguage<Readonly<Record<string, OpenPoint>>>;
  /** One for each rule with the source `design`, in order. */
  readonly boxChecks?: readonly BoxCheck[];
  readonly differences?: ByLanguage<readonly Difference[]>;
  /** Where play time and age come from, if neither box nor rulebook names them. */
  readonly estimates?: ByLanguage<string>;
}
