/** At least one example for each value of a tag: a code, a verb, a type. */
export type Examples<Tagged, Tag extends keyof Tagged> = {
  readonly [Kind in Tagged[Tag] & string]: readonly Extract<Tagged, Readonly<Record<Tag, Kind>>>[];
};
