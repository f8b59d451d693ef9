import { expect, test } from 'vitest';
import { BranchingChance } from '../src/branching-chance.ts';

const TAME = ['door', 'door', 'window', 'window', 'roof', 'roof'] as const;
const WILD = ['door', 'door', 'window', 'window', 'roof', 'wolf'] as const;

test('goes every way once, with its probability', () => {
  const chance = new BranchingChance();
  const ways = new Map<string, number>();
  do {
    const way = [chance.pick(TAME, 0, 0), chance.pick(WILD, 0, 1)].join(' ');
    expect(ways.has(way)).toBe(false);
    ways.set(way, chance.probability);
  } while (chance.advance());
  expect(ways.size).toBe(3 * 4);
  expect(ways.get('door wolf')).toBeCloseTo(1 / 18);
  expect([...ways.values()].reduce((sum, probability) => sum + probability)).toBeCloseTo(1);
});

test('a way may be longer than another', () => {
  const chance = new BranchingChance();
  let ways = 0;
  let sum = 0;
  do {
    let coins = 1;
    while (coins < 5 && chance.pick(['heads', 'tails'], 0, coins) === 'heads') coins++;
    ways++;
    sum += coins * chance.probability;
  } while (chance.advance());
  expect(ways).toBe(5);
  expect(sum).toBeCloseTo(1 / 2 + 2 / 4 + 3 / 8 + 4 / 16 + 5 / 16);
});

test('tells how broad the tree is', () => {
  const chance = new BranchingChance();
  chance.pick(TAME, 0, 0);
  chance.pick([1, 1, 1], 0, 1);
  chance.pick(WILD, 0, 2);
  expect(chance.breadth).toBe(12);
});
