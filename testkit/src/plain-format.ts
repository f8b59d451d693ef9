import {
  type ByLanguage,
  type Language,
  type Plural,
  type SeatFormat,
  addressing,
  byLanguage,
} from '@richtfest/engine';
import { plainTexts } from './plain-texts.ts';

/** A locale-independent format for test output, which names all players. */
export function plainFormat(language: Language, names: readonly string[] = []): SeatFormat {
  const { and, seat: place } = plainTexts[language];
  const format = {
    number: (value: number) => String(value),
    count: (value: number, noun: Plural) => `${value} ${value === 1 ? noun.one : noun.other}`,
    list: (items: readonly string[]) =>
      items.length < 2
        ? items.join('')
        : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`,
    seat: (seat: number) => names[seat] ?? `${place} ${seat}`,
  };
  return addressing(format, undefined);
}

/** Formats for seats without names. */
export const plainFormats: ByLanguage<SeatFormat> = byLanguage((language) => plainFormat(language));
