import { randomFromText } from '@richtfest/engine';
import { expect, test } from 'vitest';
import {
  addGame,
  addSums,
  botNamed,
  nearestBot,
  noGames,
  random,
  summarize,
} from '../src/index.ts';

const game = (scores: readonly number[], decisions: number) => {
  const best = Math.max(...scores);
  return {
    decisions,
    result: {
      seats: scores.map((score) => ({
        score,
        parts: { all: score },
        tieBreaks: [],
        place: score === best ? 1 : 2,
      })),
    },
  };
};

test('a shared win counts as its share, deviation is of the sample', () => {
  const sums = noGames(3);
  addGame(sums, game([4, 4, 1], 10));
  addGame(sums, game([2, 6, 6], 20));
  addGame(sums, game([3, 3, 3], 30));
  const { games, seats, length } = summarize(sums);
  expect(games).toBe(3);
  expect(seats.map(({ wins }) => wins)).toEqual([5 / 6, 4 / 3, 5 / 6]);
  expect(seats[0]).toMatchObject({ meanScore: 3, sdScore: 1, parts: { all: 3 } });
  expect(length).toEqual({ mean: 20, min: 10, max: 30 });
});

test('partial sums add up in any order', () => {
  const games = Array.from({ length: 30 }, (_, at) => game([at % 7, at % 5], at));
  const whole = noGames(2);
  for (const each of games) addGame(whole, each);
  const parts = [games.slice(20), games.slice(0, 7), games.slice(7, 20)].map((some) => {
    const sums = noGames(2);
    for (const each of some) addGame(sums, each);
    return sums;
  });
  const together = noGames(2);
  for (const part of parts) addSums(together, part);
  expect(together).toEqual(whole);
});

test('a simulation without games has a summary', () => {
  expect(summarize(noGames(2))).toMatchObject({ games: 0, length: { mean: 0, min: 0, max: 0 } });
});

test('random chooses every move equally often', () => {
  const own = randomFromText('uniform');
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let count = 0; count < 14_000; count++) counts[random.choose(7, own)]!++;
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('bots are found by name', () => {
  expect(botNamed('greedy', { now: () => 0 })?.sees).toBe('observation');
  expect(botNamed('gready', { now: () => 0 })).toBeUndefined();
  expect(nearestBot('gready')).toBe('greedy');
});
