import { ROOMS, treehouseTexts } from '@richtfest/best-treehouse';
import { LANGUAGES, formatWith } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { breakable } from '../../src/board/breakable.ts';
import { PICTURES } from '../../src/games/best-treehouse/art/rooms/index.ts';
import { speech } from '../../src/games/best-treehouse/table/speech.ts';

const { tableTexts } = speech;
/** Letters that fit beside each other on what is seen of six cards on a small phone. */
const LETTERS = 7;

const format = {
  en: formatWith(Intl, 'en', ['Anna']),
  de: formatWith(Intl, 'de', ['Anna']),
  nl: formatWith(Intl, 'nl', ['Anna']),
};

describe('what is read out', () => {
  test('a pennant with and without a bonus card', () => {
    const label = {
      colour: 'red',
      about: 'sport',
      count: 1,
      others: 2,
      bonus: 2,
      holder: 'Ben',
    } as const;
    expect(tableTexts.en.pennant(label, format.en)).toBe(
      'Red 1:2, sport: 1 room in the tree, at most 2 in another; counts 2 each, by Ben',
    );
    const bare = { ...label, count: 3, bonus: undefined, holder: undefined };
    expect(tableTexts.de.pennant(bare, format.de)).toBe(
      'Red 3:2, sport: 3 Räume im Baum, höchstens 2 in einem anderen',
    );
    const taken = { ...label, count: 2, bonus: undefined };
    expect(tableTexts.nl.pennant(taken, format.nl)).toBe(
      'Red 2:2, sport: 2 kamers in de boom, hoogstens 2 in een andere; genomen door Ben',
    );
  });

  test('a place, what blocks it, and its effect on the balance', () => {
    expect(tableTexts.en.buildHere(tableTexts.en.place({ level: 3, position: 1 }), 'middle')).toBe(
      'Build here: Place 3b, keeps the balance',
    );
    expect(tableTexts.de.place({ level: 6, position: 5 })).toBe('Platz 6f');
    expect(new Set(Object.values(tableTexts.nl.barred)).size).toBe(3);
  });
});

test('every room has its own picture', () => {
  const pictures = ROOMS.map(({ id }) => JSON.stringify(PICTURES[id]));
  expect(pictures.every((picture) => picture.length > 100)).toBe(true);
  expect(new Set(pictures).size).toBe(72);
});

test('no picture has duplicate shapes, which serve as keys', () => {
  const twice = ROOMS.filter(({ id }) => {
    const paths = PICTURES[id].map(([, path]) => path);
    return new Set(paths).size < paths.length;
  });
  expect(twice).toEqual([]);
});

test('names of rooms break into parts that fit on a narrow card', () => {
  for (const language of LANGUAGES) {
    const names = Object.values(treehouseTexts[language].rooms).map(({ name }) => name);
    const tooLong = names
      .flatMap((name) => breakable(name, tableTexts[language].wordBreaks).split(/[ \u00ad-]/u))
      .filter((part) => part.length > LETTERS);
    expect(tooLong).toEqual([]);
  }
});
