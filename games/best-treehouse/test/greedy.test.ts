import { addGame, greedy, noGames, random, simulateGame, summarize } from '@richtfest/bots';
import { checkedOptions, withBots } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { bestTreehouse, treehouseBots } from '../src/index.ts';

const playable = withBots(bestTreehouse, treehouseBots);

// With two players the baseline must reach 99 % and a mean of 33 points (`richtfest simulate
// best-treehouse --bots greedy,random`). A small sample must reach what all but one in a
// thousand runs would reach.
const isLong = process.env['RICHTFEST_LONG'] === '1';
const GAMES = isLong ? 1000 : 60;

describe('greedy against random', () => {
  test.each([
    { players: 2, options: {}, least: isLong ? 0.99 : 0.95, points: isLong ? 33 : 32 },
    { players: 2, options: { young: true }, least: 0.9, points: 0 },
    { players: 4, options: {}, least: 0.9, points: 0 },
  ])('$players players, $options', ({ players, options, least, points }) => {
    const settings = {
      players,
      options: checkedOptions(bestTreehouse, { players, options }),
      bots: [greedy, ...Array.from({ length: players - 1 }, () => random)],
      seed: 'yardstick',
    };
    const sums = noGames(players);
    for (let number = 0; number < GAMES; number++) {
      addGame(sums, simulateGame(playable, settings, number));
    }
    const { seats } = summarize(sums);
    expect((seats[0]?.wins ?? 0) / GAMES).toBeGreaterThanOrEqual(least);
    expect(seats[0]?.meanScore).toBeGreaterThanOrEqual(points);
  });
}, 900_000);
