import { catalog } from '@richtfest/catalog';
import { expect, test } from 'vitest';
import { houseFacts } from '../src/home/house-facts.ts';
import { botSeats } from '../src/online/watch-bots.tsx';
import { frameTexts } from '../src/texts/index.ts';

test.each(catalog)('a table of bots of $id has only bots, with different names', (entry) => {
  const seats = botSeats(entry);
  expect(seats.length).toBeGreaterThanOrEqual(entry.players.min);
  expect(seats.every(({ bot }) => bot !== undefined)).toBe(true);
  expect(new Set(seats.map(({ name }) => name)).size).toBe(seats.length);
});

test('a house tells players, play time and age, as far as known', () => {
  const facts = { players: { min: 2, max: 4 }, minutes: 20, age: 8 };
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(spaced(houseFacts(facts, frameTexts.en))).toBe('2 to 4 players · 20 min · age 8+');
  expect(spaced(houseFacts(facts, frameTexts.de))).toBe('2 bis 4 Personen · 20 Min. · ab 8 Jahren');
  expect(spaced(houseFacts(facts, frameTexts.nl))).toBe('2 tot 4 spelers · 20 min · vanaf 8 jaar');
  expect(spaced(houseFacts({ players: { min: 3, max: 4 } }, frameTexts.en))).toBe('3 to 4 players');
});
