/** At least one of each kind of thing that carries a tag: a code, a verb, a type. */
export type Examples<Thing, Tag extends keyof Thing> = {
  readonly [Kind in Thing[Tag] & string]: readonly Extract<Thing, Readonly<Record<Tag, Kind>>>[];
};
