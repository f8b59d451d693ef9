import {
  type FieldView,
  type MarketColumn,
  type Options,
  dreamHome,
  dreamHomeTexts,
} from '@richtfest/dream-home';
import { LANGUAGES, checkedOptions, formatWith } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { breakable } from '../../src/board/breakable.ts';
import { speech } from '../../src/games/dream-home/table/speech.ts';
import type { Wording } from '../../src/games/dream-home/texts/table-texts.ts';

const { tableTexts } = speech;
/** Letters that fit beside each other on a card of the market on a small phone. */
const LETTERS = 7;

function wording(language: (typeof LANGUAGES)[number]): Wording {
  return {
    texts: dreamHomeTexts[language],
    format: formatWith(Intl, language, ['Anna', 'Ben']),
    language,
  };
}
const { cards } = checkedOptions(dreamHome, { players: 2, options: {} }) as unknown as Options;
const living: FieldView = {
  field: 'U2',
  is: 'room',
  card: { room: 'living-room', children: 1 },
  decor: 'grand-piano',
};

describe('what is read out', () => {
  test('a column', () => {
    const shown: MarketColumn = {
      column: 3,
      room: { room: 'sauna', children: 0 },
      special: { type: 'decor', decor: 'grand-piano' },
    };
    const label = { shown, hasStartSign: false, cards, holder: undefined };
    expect(tableTexts.en.column(label, wording('en'))).toBe(
      'Column 3: sauna; 1 point; 3 beside a bathroom; grand piano; 3 points',
    );
    expect(tableTexts.de.column({ ...label, holder: 1 }, wording('de'))).toBe(
      'Spalte 3: Sauna; 1 Punkt; 3 neben: Badezimmer; Flügel; 3 Punkte; in der Hand von Ben',
    );
    const first = { ...label, shown: { column: 1 } as const, hasStartSign: true };
    expect(tableTexts.nl.column(first, wording('nl'))).toBe(
      'Kolom 1: wie hem pakt, begint de volgende ronde',
    );
    expect(tableTexts.en.column({ ...first, hasStartSign: false }, wording('en'))).toBe(
      'Column 1: empty',
    );
  });

  test('a field with the preview of a card', () => {
    expect(tableTexts.en.place({ field: 'U2', on: living, mark: undefined }, wording('en'))).toBe(
      'Upper floor 2: living room, 1 child, with grand piano',
    );
    const free: FieldView = { field: 'G3', is: 'free' };
    const kitchen = { is: 'room', card: { room: 'kitchen', children: 0 } } as const;
    const mark = { ghost: kitchen, now: 1, possible: 6 };
    expect(tableTexts.en.place({ field: 'G3', on: free, mark }, wording('en'))).toBe(
      'Lay the kitchen here, 1 point now, up to 6 later. Ground floor 3: free',
    );
    expect(tableTexts.de.place({ field: 'G3', on: free, mark }, wording('de'))).toBe(
      'Küche hierher legen, 1 Punkt jetzt, später bis zu 6. Erdgeschoss 3: frei',
    );
  });

  test('why a card would lie face down, with the rule (DH-15)', () => {
    const because = {
      rule: 'DH-15',
      code: 'room-is-full',
      room: 'bathroom',
      field: 'U2',
      size: 2,
      max: 1,
    } as const;
    const mark = { ghost: { is: 'empty-room' }, now: 0, because } as const;
    for (const language of LANGUAGES) {
      const said = tableTexts[language].place(
        { field: 'U2', on: { field: 'U2', is: 'free' }, mark },
        wording(language),
      );
      expect(said).toContain('(DH-15)');
    }
  });

  test('how many roofs are missing', () => {
    const { format } = wording('en');
    expect(tableTexts.en.roofs(1, format)).toBe('1 of 4 roof cards');
    expect(tableTexts.en.roofs(5, format)).toBe('5 roof cards');
    expect(tableTexts.nl.roofs(0, wording('nl').format)).toBe('0 van 4 dakkaarten');
  });
});

describe('card names', () => {
  test.for([...LANGUAGES])('no part of a name is too long for a narrow card (%s)', (language) => {
    const { rooms, decors, helpers, tools } = dreamHomeTexts[language];
    const { wordBreaks, startSign } = tableTexts[language];
    const names = [
      ...Object.values(rooms).map(({ one }) => one),
      ...[decors, helpers, tools].flatMap((kind) => Object.values(kind)),
      startSign,
    ];
    const tooLong = names
      .flatMap((name) => breakable(name, wordBreaks).split(/[ \u00ad-]/u))
      .filter((part) => part.length > LETTERS);
    expect(tooLong).toEqual([]);
  });
});
