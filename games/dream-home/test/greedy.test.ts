import { addGame, greedy, noGames, random, simulateGame, summarize } from '@richtfest/bots';
import { checkedOptions, withBots } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { dreamHome, dreamHomeBots } from '../src/index.ts';

const playable = withBots(dreamHome, dreamHomeBots);

// Greedy must reach 99 % and 38 points (`richtfest simulate dream-home --bots greedy,random`).
// The limits for short runs are so low that only one in a thousand would miss them.
const isLong = process.env['RICHTFEST_LONG'] === '1';
const GAMES = isLong ? 2000 : 80;
const LEAST = isLong ? { wins: 0.99, points: 38 } : { wins: 0.95, points: 36 };

describe('greedy against random', () => {
  test.each([
    { players: 2, options: {}, least: LEAST },
    { players: 2, options: { edition: 'nl' }, least: LEAST },
  ])('$players players, $options', ({ players, options, least }) => {
    const settings = {
      players,
      options: checkedOptions(dreamHome, { players, options }),
      bots: [greedy, random],
      seed: 'yardstick',
    };
    const sums = noGames(players);
    for (let number = 0; number < GAMES; number++) {
      addGame(sums, simulateGame(playable, settings, number));
    }
    const [own] = summarize(sums).seats;
    expect((own?.wins ?? 0) / GAMES).toBeGreaterThanOrEqual(least.wins);
    expect(own?.meanScore).toBeGreaterThanOrEqual(least.points);
  });
}, 900_000);
