/**
 * The list of languages, each with the locale that formats its numbers, dates and lists. English is
 * British, for lists without a comma before “and”.
 */
export const LOCALES = { en: 'en-GB', de: 'de-DE', nl: 'nl-NL' } as const;
export type Language = keyof typeof LOCALES;
export const LANGUAGES = Object.keys(LOCALES) as readonly Language[];
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** A value for each language. */
export function byLanguage<T>(valueIn: (language: Language) => T): ByLanguage<T> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, valueIn(language)]),
  ) as ByLanguage<T>;
}

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
  /** The seat of the person who reads; undefined if several people read, or none of the players. */
  readonly reader: number | undefined;
  /** On a device that several people share: the seat that decides on it now. */
  readonly holder?: number | undefined;
  /**
   * Text about a player: `you` if that is the reader, otherwise `named`, by default the name alone:
   * `player(0, 'your house', (name) => `the house of ${name}`)`.
   */
  player(seat: number, you: string, named?: (name: string) => string): string;
  /** The subject of a sentence and its verb: `does(0, 'You roll', 'rolls')`. */
  does(seat: number, you: string, verb: string): string;
  /** The same for several players, the reader first: `Anna, Ben and Cleo`. */
  players(seats: readonly number[], you: string): string;
}

/** Also knows the plain names, for labels; texts about a player use `player` and `does`. */
export interface SeatFormat extends Format {
  /** The name of the person or bot in a seat. */
  seat(seat: number): string;
}

/** A noun in the plural forms its language has. */
export interface Plural {
  readonly zero?: string;
  readonly one: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
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
  /** For component data: the names of the fields and words of its schema. */
  readonly words?: Readonly<Record<string, string>>;
  /** The problems that `checkOptions` finds with component data, by their codes. */
  readonly problems?: Readonly<Record<string, ProblemText>>;
}

/** A sentence for players; `values` are those of the problem. */
type ProblemText = (values: Readonly<Record<string, number | string>>) => string;

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
