export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/**
 * What texts need from outside: numbers, plurals, lists and names, in one language. Handed in,
 * because pure code asks no locale.
 */
export interface Format {
  number(value: number): string;
  /** The number with its noun: `3 tiles`, `1 tile`. */
  count(value: number, noun: Plural): string;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
  /** The name of the person or bot in a seat. */
  seat(seat: number): string;
}

export interface Plural {
  readonly one: string;
  readonly other: string;
}

/** One sentence for each kind of thing that carries a tag: a code, a verb, a type. */
export type Sayings<Thing, Tag extends keyof Thing> = {
  readonly [Kind in Thing[Tag] & string]: Saying<Extract<Thing, Readonly<Record<Tag, Kind>>>>;
};

/** Declared as a method, so that a game's sayings fit where any game's are expected. */
type Saying<Thing> = { say(thing: Thing, format: Format): string }['say'];

/** A rule in our own words. */
export interface RuleText {
  readonly title: string;
  /** The first paragraph: what the rule is about. */
  readonly text: string;
  /** What follows it. */
  readonly more?: readonly RuleBlock[];
}

/** A paragraph, or the items of a list. */
export type RuleBlock = string | readonly string[];

/** Everything a rule says below its title, in reading order. */
export function ruleBlocks({ text, more = [] }: Omit<RuleText, 'title'>): readonly RuleBlock[] {
  return [text, ...more];
}

export interface OptionText {
  readonly name: string;
  readonly help: string;
  /** Where it is one of a few: what each is called, by its value written as text. */
  readonly values?: Readonly<Record<string, string>>;
  /** What each of them means for the game, by the same keys. */
  readonly meanings?: Readonly<Record<string, string>>;
}

/** The sentence for a tagged thing. */
export function say<Tag extends string>(
  sayings: object,
  tag: Tag,
  thing: { readonly [K in Tag]: string },
  format: Format,
): string {
  const saying = (sayings as Readonly<Record<string, Saying<object>>>)[thing[tag]];
  if (saying === undefined) throw new RangeError(`no text for “${thing[tag]}”`);
  return saying(thing, format);
}
