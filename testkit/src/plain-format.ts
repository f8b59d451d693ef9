import type { ByLanguage, Format } from '@richtfest/engine';

const AND: ByLanguage<string> = { en: 'and', de: 'und', nl: 'en' };

/** Numbers, plurals and lists good enough for test output, without asking a locale. */
export const plainFormats: ByLanguage<Format> = {
  en: plainFormat(AND.en, 'Seat'),
  de: plainFormat(AND.de, 'Platz'),
  nl: plainFormat(AND.nl, 'Plaats'),
};

function plainFormat(and: string, seatWord: string): Format {
  return {
    number: (value) => String(value),
    count: (value, noun) => `${value} ${value === 1 ? noun.one : noun.other}`,
    list: (items) =>
      items.length < 2
        ? items.join('')
        : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`,
    seat: (seat) => `${seatWord} ${seat}`,
  };
}
