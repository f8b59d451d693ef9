import { addressing, askedAmong, formatWith } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { readerOf } from '../../src/match/reader.ts';

const here = { who: 'person-here' } as const;
const elsewhere = { who: 'person-elsewhere' } as const;
const bot = { who: 'bot' } as const;

describe('the reader of a table', () => {
  test('is the only person at the device, alone against bots or online', () => {
    expect(readerOf([bot, here, bot])).toBe(1);
    expect(readerOf([elsewhere, bot, here])).toBe(2);
  });

  test('is nobody if several people share the device', () => {
    expect(readerOf([here, here, bot])).toBeUndefined();
  });

  test('is nobody for a spectator and in a replay', () => {
    expect(readerOf([elsewhere, elsewhere, bot])).toBeUndefined();
  });
});

describe('a text about a player', () => {
  const table = formatWith(Intl, 'en', ['Anna', 'Ben', 'Cleo']);
  const ben = addressing(table, 1);

  test('addresses the reader and names the others', () => {
    expect(ben.does(1, 'You roll', 'rolls')).toBe('You roll');
    expect(ben.does(0, 'You roll', 'rolls')).toBe('Anna rolls');
    expect(ben.player(1, 'your house', (name) => `house of ${name}`)).toBe('your house');
    expect(ben.player(2, 'your house', (name) => `house of ${name}`)).toBe('house of Cleo');
    expect(ben.player(0, 'you')).toBe('Anna');
  });

  test('lists the reader first', () => {
    expect(ben.players([0, 1, 2], 'you')).toBe('you, Anna and Cleo');
    expect(ben.players([0, 2], 'you')).toBe('Anna and Cleo');
  });

  test('names everyone if nobody in particular reads', () => {
    expect(table.does(1, 'You roll', 'rolls')).toBe('Ben rolls');
    expect(table.players([0, 1], 'you')).toBe('Anna and Ben');
  });
});

describe('a prompt about several players', () => {
  const table = formatWith(Intl, 'en', ['Anna', 'Ben', 'Cleo']);

  test('asks the reader, or the holder of a shared device', () => {
    expect(askedAmong([0, 1], addressing(table, 1))).toBe(1);
    expect(askedAmong([0, 2], addressing(table, 1))).toBeUndefined();
    expect(askedAmong([0, 1], { ...table, holder: 0 })).toBe(0);
    expect(askedAmong([0, 1], table)).toBeUndefined();
  });
});
