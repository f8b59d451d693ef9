import type { Format, Language } from '@richtfest/engine';

/** British English, for lists without a comma before “and”. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de', nl: 'nl' };

/** Numbers, plurals, lists and names in one language, for texts that ask no locale themselves. */
export function formatFor(language: Language, names: readonly string[]): Format {
  const locale = LOCALES[language];
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const number = (value: number) => numbers.format(value);
  return {
    number,
    count: (value, noun) =>
      `${number(value)} ${plurals.select(value) === 'one' ? noun.one : noun.other}`,
    list: (items) => lists.format(items),
    seat: (seat) => names[seat] ?? String(seat + 1),
  };
}

/** `today, 19:30` in the reader's language. */
export function formatTime(language: Language, time: number): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);
}
