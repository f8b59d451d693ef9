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

export interface Edition {
  /** By rule number, in order. */
  readonly points: ByLanguage<Readonly<Record<string, OpenPoint>>>;
  readonly differences?: ByLanguage<readonly Difference[]>;
}
