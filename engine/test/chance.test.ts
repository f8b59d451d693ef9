import {
  ChaChaChance,
  type Chance,
  FastChance,
  RecordingChance,
  Random,
  type Stream,
  addressText,
  botRandom,
  isOpen,
  keyFromText,
  randomFromText,
  simulationKey,
  streamIndex,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';

const SIDES = [0, 1, 2, 3, 4, 5];
const generators: readonly [string, (key: string) => Chance][] = [
  ['ChaChaChance', (key) => new ChaChaChance(keyFromText(key))],
  ['FastChance', (key) => new FastChance(keyFromText(key))],
];

/** Chi-squared of counts that should be equal. */
function chiSquared(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

describe.each(generators)('%s', (_, generator) => {
  test('the same address has the same value, whatever was asked before', () => {
    const one = generator('k');
    const other = generator('k');
    const forwards = Array.from({ length: 50 }, (__, index) => one.pick(SIDES, 3, index));
    const backwards = Array.from({ length: 50 }, (__, at) => other.pick(SIDES, 3, 49 - at));
    expect(backwards.toReversed()).toEqual(forwards);
  });

  test('key, stream and index all matter', () => {
    const values = (key: string, stream: number, from: number) =>
      Array.from({ length: 40 }, (__, at) => generator(key).pick(SIDES, stream, from + at)).join(
        '',
      );
    const base = values('k', 1, 0);
    expect(values('other', 1, 0)).not.toBe(base);
    expect(values('k', 2, 0)).not.toBe(base);
    expect(values('k', 1, 1)).not.toBe(base);
  });

  test('all outcomes are equally likely, alone and in neighbouring pairs', () => {
    const chance = generator('spread');
    const singles = SIDES.map(() => 0);
    const pairs = Array.from({ length: 36 }, () => 0);
    let previous = 0;
    for (let index = 0; index < 24_000; index++) {
      const value = chance.pick(SIDES, 2, index);
      singles[value]!++;
      pairs[previous * 6 + value]!++;
      previous = value;
    }
    // 99.99 % of fair sequences stay below these (5 and 35 degrees of freedom).
    expect(chiSquared(singles)).toBeLessThan(25.7);
    expect(chiSquared(pairs)).toBeLessThan(76);
  });

  test('streams do not follow each other', () => {
    const chance = generator('streams');
    const pairs = Array.from({ length: 36 }, () => 0);
    for (let index = 0; index < 12_000; index++) {
      pairs[chance.pick(SIDES, 0, index) * 6 + chance.pick(SIDES, 1, index)]!++;
    }
    expect(chiSquared(pairs)).toBeLessThan(76);
  });
});

test('values of the generators are pinned: old matches depend on them', () => {
  const draw = (chance: Chance) =>
    Array.from({ length: 20 }, (_, index) => chance.pick(SIDES, 2, index)).join('');
  expect(draw(new ChaChaChance(keyFromText('pinned')))).toMatchInlineSnapshot(
    `"00023145123023112550"`,
  );
  expect(draw(new FastChance(simulationKey('pinned', 7)))).toMatchInlineSnapshot(
    `"10345324301220021540"`,
  );
  const random = randomFromText('pinned');
  expect(Array.from({ length: 6 }, () => random.below(100))).toMatchInlineSnapshot(`
    [
      39,
      36,
      79,
      46,
      25,
      87,
    ]
  `);
});

test("bots' random numbers differ by seat and stay within bounds", () => {
  const key = simulationKey('bots', 0);
  const words = [0, 1, 2].map((seat) => botRandom(key, seat).word());
  expect(new Set(words).size).toBe(3);
  const random = new Random(1, 2, 3);
  for (let count = 0; count < 1000; count++) {
    expect(random.below(7)).toBeLessThan(7);
    expect(random.fraction()).toBeLessThan(1);
  }
});

describe('addresses', () => {
  const dice: Stream = {
    name: 'dice',
    parts: [
      { name: 'seat', size: 5 },
      { name: 'turn' },
      { name: 'roll', size: 3 },
      { name: 'die', size: 5 },
    ],
  };

  test('are written and read with the unbounded part most significant', () => {
    const index = streamIndex(dice, [4, 1000, 2, 3]);
    expect(index).toBe(((1000 * 5 + 4) * 3 + 2) * 5 + 3);
    expect(addressText(dice, index)).toBe('dice/4/1000/2/3');
  });

  test('are all different', () => {
    const seen = new Set<number>();
    for (let turn = 0; turn < 4; turn++) {
      for (let seat = 0; seat < 5; seat++) {
        for (let roll = 0; roll < 3; roll++) {
          for (let die = 0; die < 5; die++) seen.add(streamIndex(dice, [seat, turn, roll, die]));
        }
      }
    }
    expect(seen.size).toBe(4 * 5 * 3 * 5);
  });

  test('a stream without parts has one address', () => {
    expect(addressText({ name: 'first', parts: [] }, 0)).toBe('first');
  });
});

test('a pick among equal outcomes is not recorded', () => {
  expect(isOpen([1, 1, 1])).toBe(false);
  expect(isOpen([1, 2])).toBe(true);
  const noted = new RecordingChance(new FastChance(keyFromText('n')));
  noted.pick([5, 5], 0, 0);
  noted.pick([5, 6], 0, 1);
  expect(noted.draws).toHaveLength(1);
  expect(noted.draws[0]).toMatchObject({ stream: 0, index: 1 });
});
