import { randomFromText } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import {
  type Block,
  addTimes,
  isOrderCertain,
  lineupsOf,
  meanTime,
  noTimes,
  standingsOf,
  timeAt,
} from '../src/index.ts';
import { eloOf } from '../src/tournament/elo.ts';
import { shareEstimate } from '../src/tournament/interval.ts';
import { rotated } from '../src/tournament/lineups.ts';
import { addTime } from '../src/tournament/thinking-times.ts';

describe('lineups', () => {
  test('fewer bots than seats are repeated in turn', () => {
    expect(lineupsOf(['a', 'b'], 4)).toEqual([['a', 'b', 'a', 'b']]);
    expect(lineupsOf(['a', 'b', 'b'], 3)).toEqual([['a', 'b', 'b']]);
  });

  test('with more bots than seats every combination plays', () => {
    expect(lineupsOf(['a', 'b', 'c', 'd'], 2)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['a', 'd'],
      ['b', 'c'],
      ['b', 'd'],
      ['c', 'd'],
    ]);
  });

  test('over all rotations every bot has every seat once', () => {
    const seatings = [0, 1, 2].map((by) => rotated(['a', 'b', 'c'], by));
    expect(seatings).toEqual([
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
      ['b', 'c', 'a'],
    ]);
  });
});

/** A block of two games with this number of wins for bot 0. */
const duel = (number: number, wins: number): Block => ({
  number,
  seats: [2, 2],
  wins: [wins, 2 - wins],
  points: [20, 10],
  beaten: [0, wins, 2 - wins, 0],
});

describe('ratings', () => {
  test('Elo agrees with its definition: three wins of four are 191 points', () => {
    const random = randomFromText('elo');
    const blocks = Array.from({ length: 40_000 }, () =>
      random.below(4) < 3 ? [0, 1, 0, 0] : [0, 0, 1, 0],
    );
    const [better, worse] = eloOf(2, blocks, 'test');
    expect((better?.value ?? 0) - (worse?.value ?? 0)).toBeCloseTo(400 * Math.log10(3), -1);
    expect(better?.low).toBeLessThan(better?.value ?? 0);
    expect(better?.high).toBeGreaterThan(better?.value ?? 0);
  });

  test('the interval of a share contains the true value in about 95 of 100 tournaments', () => {
    let held = 0;
    const random = randomFromText('shares');
    const coin = () => random.fraction() < 0.3;
    for (let tournament = 0; tournament < 1000; tournament++) {
      const { low, high } = shareEstimate(Array.from({ length: 200 }, () => (coin() ? 1 : 0)));
      if (low <= 0.3 && high >= 0.3) held++;
    }
    expect(held).toBeGreaterThan(925);
    expect(held).toBeLessThan(970);
  });

  test('a bot that wins every game has a lower bound below 1', () => {
    const { value, low, high } = shareEstimate(Array.from({ length: 10 }, () => 1));
    expect(value).toBe(1);
    expect(high).toBe(1);
    expect(low).toBeLessThan(0.8);
  });

  test('standings count games, shares and points in any order of blocks', () => {
    const blocks = Array.from({ length: 40 }, (_, number) =>
      duel(number, number % 2 === 0 ? 2 : 1),
    );
    const [first, second] = standingsOf(2, blocks, 's');
    expect(first).toMatchObject({ games: 80, meanScore: 10 });
    expect(first?.winShare.value).toBeCloseTo(0.75);
    expect(second?.winShare.value).toBeCloseTo(0.25);
    expect(standingsOf(2, blocks.toReversed(), 's')).toEqual([first, second]);
  });

  test('the order is certain only when the difference is', () => {
    const clear = Array.from({ length: 30 }, (_, number) => duel(number, number % 3 === 0 ? 1 : 2));
    expect(isOrderCertain(2, clear)).toBe(true);
    expect(isOrderCertain(2, clear.slice(0, 10))).toBe(false);
    const close = Array.from({ length: 100 }, (_, number) =>
      duel(number, number % 2 === 0 ? 2 : 0),
    );
    expect(isOrderCertain(2, close)).toBe(false);
  });
});

test('thinking times can be merged, and percentiles are accurate to a twelfth', () => {
  const [times, more] = [noTimes(), noTimes()];
  for (let ms = 1; ms <= 100; ms++) addTime(ms % 2 === 0 ? times : more, ms);
  addTimes(times, more);
  expect(times.decisions).toBe(100);
  expect(meanTime(times)).toBeCloseTo(50.5);
  expect(timeAt(times, 0.95) / 95).toBeGreaterThanOrEqual(1);
  expect(timeAt(times, 0.95) / 95).toBeLessThan(13 / 12);
});
