import type { ByLanguage, Seat } from '@richtfest/engine';

/** What can be special about a finished house, such as “all of stone”. */
export interface GameFeats {
  /** The feats of a seat's house, in a public view of the finished match. */
  of(view: object, seat: Seat): readonly string[];
  /** By feat, as the first of its kind: `first stone house`. */
  readonly texts: ByLanguage<Readonly<Record<string, string>>>;
}

interface FeatOptions<View, Feat extends string> {
  readonly tests: Readonly<Record<Feat, (view: View, seat: Seat) => boolean>>;
  readonly texts: ByLanguage<Readonly<Record<Feat, string>>>;
}

/** A game's feats in its own types. */
export function defineFeats<View extends object, Feat extends string>({
  tests,
  texts,
}: FeatOptions<View, Feat>): GameFeats {
  const feats = Object.keys(tests) as Feat[];
  return { of: (view, seat) => feats.filter((feat) => tests[feat](view as View, seat)), texts };
}
