export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/**
 * Formats numbers, plurals, lists and names in one language. Injected, because pure code has no
 * locale.
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

/** One sentence for each value of a tag: a code, a verb, a type. */
export type Sayings<Tagged, Tag extends keyof Tagged> = {
  readonly [Kind in Tagged[Tag] & string]: Saying<Extract<Tagged, Readonly<Record<Tag, Kind>>>>;
};

/** Declared as a method, so that a game's sayings fit where any game's are expected. */
type Saying<Tagged> = { say(tagged: Tagged, format: Format): string }['say'];

/** The text of a rule, in our own words. */
export interface RuleText {
  readonly title: string;
  /** The first paragraph: what the rule is about. */
  readonly text: string;
  /** The paragraphs and lists that follow. */
  readonly more?: readonly RuleBlock[];
}

/** A paragraph, or the items of a list. */
export type RuleBlock = string | readonly string[];

/** The text of a rule below its title, in reading order. */
export function ruleBlocks({ text, more = [] }: Omit<RuleText, 'title'>): readonly RuleBlock[] {
  return [text, ...more];
}

export interface OptionText {
  readonly name: string;
  readonly help: string;
  /** For options with few values: the name of each value, keyed by the value as text. */
  readonly values?: Readonly<Record<string, string>>;
  /** The effect of each value on the game, by the same keys. */
  readonly meanings?: Readonly<Record<string, string>>;
}

/** The sentence for a tagged object. */
export function say<Tag extends string>(
  sayings: object,
  tag: Tag,
  tagged: { readonly [K in Tag]: string },
  format: Format,
): string {
  const saying = (sayings as Readonly<Record<string, Saying<object>>>)[tagged[tag]];
  if (saying === undefined) throw new RangeError(`no text for “${tagged[tag]}”`);
  return saying(tagged, format);
}
