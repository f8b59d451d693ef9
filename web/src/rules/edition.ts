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
  /** The German and the Dutch edition's text. */
  readonly de: string;
  readonly nl: string;
}

export interface Edition {
  /** By rule number, in order. */
  readonly points: ByLanguage<Readonly<Record<string, OpenPoint>>>;
  readonly differences?: ByLanguage<readonly Difference[]>;
}
