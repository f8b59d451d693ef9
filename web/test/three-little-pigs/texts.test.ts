import type { Tile } from '@richtfest/three-little-pigs';
import { formatWith } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { speech } from '../../src/games/three-little-pigs/table/speech.ts';
import { percentOf } from '../../src/games/three-little-pigs/texts/percent.ts';

const { tableTexts } = speech;

const stack = { kind: 'door', material: 'straw', top: 1, below: [0, 1] } as const;
const house: Tile[] = [
  { kind: 'door', material: 'wood', pots: 0 },
  { kind: 'window', material: 'stone', pots: 2 },
];
const format = {
  en: formatWith(Intl, 'en', ['Anna']),
  de: formatWith(Intl, 'de', ['Anna']),
  nl: formatWith(Intl, 'nl', ['Anna']),
};

describe('what is read out', () => {
  test('a stack', () => {
    const label = { stack, cost: 2, have: 2 };
    expect(tableTexts.en.stack(label, format.en)).toBe(
      'Straw door, 3 left, 1 flower pot, costs 2 doors; you have 2',
    );
    expect(tableTexts.de.stack(label, format.de)).toBe(
      'Strohtür, noch 3, 1 Blumentopf, kostet 2 Türen; du hast 2',
    );
    expect(tableTexts.nl.stack({ ...label, have: undefined }, format.nl)).toBe(
      'Strooien deur, nog 3, 1 bloempot, kost 2 deuren',
    );
  });

  test('an empty stack', () => {
    const empty = {
      stack: { kind: 'roof', material: 'stone', below: [] },
      cost: 4,
      have: 4,
    } as const;
    expect(tableTexts.en.stack(empty, format.en)).toBe('Stone roof: empty');
  });

  test('a stack whose next tile is being revealed is not called empty', () => {
    const turning = {
      stack: { kind: 'roof', material: 'stone', below: [0, 2] },
      cost: 4,
      have: undefined,
    } as const;
    expect(tableTexts.en.stack(turning, format.en)).toBe('Stone roof, 2 left');
    expect(tableTexts.de.stack(turning, format.de)).toBe('Steindach, noch 2');
    expect(tableTexts.nl.stack(turning, format.nl)).toBe('Stenen dak, nog 2');
  });

  test('a house and a place in it', () => {
    expect(tableTexts.en.house(0, house, format.en)).toBe(
      'House A: wood door, stone window with 2 flower pots. Open.',
    );
    expect(tableTexts.de.house(0, house, format.de)).toBe(
      'Haus A: Holztür, Steinfenster mit 2 Blumentöpfen. Offen.',
    );
    expect(tableTexts.de.placeAt('door', 'straw', 1)).toBe('Die Strohtür unter Haus B bauen');
    expect(tableTexts.nl.placeAt('roof', 'wood', 1)).toBe('Bouw het houten dak op huis B');
  });
});

describe('percentOf', () => {
  test('never rounds to 0 % or 100 %', () => {
    expect(percentOf(0.341, format.en)).toBe('34 %');
    expect(percentOf(0.001, format.en)).toBe('< 1 %');
    expect(percentOf(0.999, format.en)).toBe('> 99 %');
    expect(percentOf(0, format.en)).toBe('0 %');
    expect(percentOf(1, format.en)).toBe('100 %');
  });
});
