import { type ByLanguage, type Format, type Language, byLanguage } from '@richtfest/engine';
import { plainTexts } from './plain-texts.ts';

/** A locale-independent format for test output. */
export function plainFormat(language: Language, names: readonly string[] = []): Format {
  const { and, seat: place } = plainTexts[language];
  return {
    number: (value) => String(value),
    count: (value, noun) => `${value} ${value === 1 ? noun.one : noun.other}`,
    list: (items) =>
      items.length < 2
        ? items.join('')
        : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`,
    seat: (seat) => names[seat] ?? `${place} ${seat}`,
  };
}

/** Formats for seats without names. */
export const plainFormats: ByLanguage<Format> = byLanguage((language) => plainFormat(language));
