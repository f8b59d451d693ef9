import type { ByLanguage, Format, Language } from '@richtfest/engine';

const AND: ByLanguage<string> = { en: 'and', de: 'und', nl: 'en' };
const SEAT: ByLanguage<string> = { en: 'Seat', de: 'Platz', nl: 'Plaats' };

/** A locale-independent format for test output. */
export function plainFormat(language: Language, names: readonly string[] = []): Format {
  return {
    number: (value) => String(value),
    count: (value, noun) => `${value} ${value === 1 ? noun.one : noun.other}`,
    list: (items) =>
      items.length < 2
        ? items.join('')
        : `${items.slice(0, -1).join(', ')} ${AND[language]} ${items.at(-1) ?? ''}`,
    seat: (seat) => names[seat] ?? `${SEAT[language]} ${seat}`,
  };
}

/** Formats for seats without names. */
export const plainFormats: ByLanguage<Format> = {
  en: plainFormat('en'),
  de: plainFormat('de'),
  nl: plainFormat('nl'),
};
