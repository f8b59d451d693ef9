import { FastChance, keyFromText } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { BranchingChance } from '../src/branching-chance.ts';

const sampled = new FastChance(keyFromText('branching'));
const TAME = ['door', 'door', 'window', 'window', 'roof', 'roof'] as const;
const WILD = ['door', 'door', 'window', 'window', 'roof', 'wolf'] as const;

test('takes every path once, with its probability', () => {
  const chance = new BranchingChance(600, sampled);
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

test('paths may have different lengths', () => {
  const chance = new BranchingChance(600, sampled);
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

test('reports the breadth of the tree', () => {
  const chance = new BranchingChance(600, sampled);
  chance.pick(TAME, 0, 0);
  chance.pick([1, 1, 1], 0, 1);
  chance.pick(WILD, 0, 2);
  expect(chance.breadth).toBe(12);
});

test('samples and reports it when there are too many paths', () => {
  const chance = new BranchingChance(20, sampled);
  let ways = 0;
  let sum = 0;
  do {
    for (let die = 0; die < 5; die++) chance.pick(TAME, 0, die);
    ways++;
    sum += chance.probability;
  } while (chance.advance());
  expect(ways).toBe(9);
  expect(sum).toBeCloseTo(1);
  expect(chance.hasSampled).toBe(true);
});

test('an endless chain of draws is cut off', () => {
  const chance = new BranchingChance(50, sampled);
  let ways = 0;
  do {
    for (let throws = 0; chance.pick(WILD, 0, throws) === 'wolf'; throws++);
    ways++;
  } while (chance.advance());
  expect(ways).toBeLessThanOrEqual(50);
});
