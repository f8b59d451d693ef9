import { type Format, LOCALES, type Language, type Plural } from './texts.ts';

/** The parts of `Intl` that texts need, injected because pure code has no locale. */
export interface LocaleTools {
  readonly NumberFormat: new (locale: string) => { format(value: number): string };
  readonly PluralRules: new (locale: string) => { select(value: number): keyof Plural };
  readonly ListFormat: new (
    locale: string,
    options: { readonly type: 'conjunction' },
  ) => { format(items: Iterable<string>): string };
}

/** Numbers, plurals, lists and names in one language. An empty seat is named by its number. */
export function formatWith(
  tools: LocaleTools,
  language: Language,
  names: readonly string[],
): Format {
  const locale = LOCALES[language];
  const numbers = new tools.NumberFormat(locale);
  const plurals = new tools.PluralRules(locale);
  const lists = new tools.ListFormat(locale, { type: 'conjunction' });
  const number = (value: number) => numbers.format(value);
  return {
    number,
    count: (value, noun) => `${number(value)} ${noun[plurals.select(value)] ?? noun.other}`,
    list: (items) => lists.format(items),
    seat: (seat) => names[seat] ?? String(seat + 1),
  };
}
