import { formatWith } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { speech } from '../../src/games/ueberdachen/table/speech.ts';

const { tableTexts } = speech;

const names = ['Anna', 'Ben', 'Cleo', 'Dirk'];
const format = {
  en: formatWith(Intl, 'en', names),
  de: formatWith(Intl, 'de', names),
  nl: formatWith(Intl, 'nl', names),
};

describe('what is read out', () => {
  test('a room card', () => {
    const label = {
      size: 'small',
      room: 'chamber',
      left: 3,
      recipe: ['radiator', 'lamp', 'plaster', 'door'],
    } as const;
    expect(tableTexts.en.card(label, format.en)).toBe(
      'Small room: chamber, needs 1 lamp, 1 radiator, 1 door and 1 bucket of plaster. 3 cards left',
    );
    expect(tableTexts.de.card(label, format.de)).toMatch(
      /^Kleines Zimmer: Kammer, braucht 1 .* und 1 .*\. Noch 3 Karten$/,
    );
    expect(tableTexts.nl.card({ ...label, room: undefined }, format.nl)).toBe(
      'Geen kleine kamers meer',
    );
  });

  test('a room, with its floor only if both are mentioned', () => {
    const label = {
      room: 'kitchen',
      column: 1,
      built: 3,
      isComplete: false,
      isPlanned: false,
    } as const;
    expect(tableTexts.en.room(label, format.en)).toBe('Kitchen at B: 3 built');
    expect(tableTexts.de.room({ ...label, floor: 1 }, format.de)).toBe(
      'Küche oben bei B: 3 eingebaut',
    );
    expect(tableTexts.nl.room({ ...label, isComplete: true, floor: 0 }, format.nl)).toBe(
      'Keuken beneden bij B: klaar',
    );
  });

  test('a side of a deal', () => {
    expect(tableTexts.en.goods(['lamp', 'lamp'], 1, format.en)).toBe('2 lamps and 1 pillar');
    expect(tableTexts.de.goods([], 0, format.de)).toBe('nichts');
  });
});
