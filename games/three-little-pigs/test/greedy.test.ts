import { addGame, greedy, noGames, random, simulateGame, summarize } from '@richtfest/bots';
import { checkedOptions, withBots } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { pigsBots, threeLittlePigs } from '../src/index.ts';

const pigs = withBots(threeLittlePigs, pigsBots);

// The baseline must reach 97 % (`richtfest simulate three-little-pigs --bots greedy,random`).
// A small sample must reach what all but one in a thousand runs would reach.
const isLong = process.env['RICHTFEST_LONG'] === '1';
const GAMES = isLong ? 3000 : 30;
const LEAST = isLong ? 0.97 : 0.9;

describe('greedy against random', () => {
  test.each([
    { players: 2, options: {}, least: LEAST },
    { players: 2, options: { experienced: true }, least: LEAST - 0.03 },
  ])('$players players, $options', ({ players, options, least }) => {
    const settings = {
      players,
      options: checkedOptions(threeLittlePigs, { players, options }),
      bots: [greedy, random],
      seed: 'yardstick',
    };
    const sums = noGames(players);
    for (let number = 0; number < GAMES; number++) {
      addGame(sums, simulateGame(pigs, settings, number));
    }
    expect((summarize(sums).seats[0]?.wins ?? 0) / GAMES).toBeGreaterThanOrEqual(least);
  });
}, 900_000);

test.each([2, 3])('its shortcut for rolls leads to the same moves, %i players', (players) => {
  const hooks = Object.entries(pigsBots.search).filter(([hook]) => hook !== 'onePlyOutcomes');
  const long = withBots(threeLittlePigs, { ...pigsBots, search: Object.fromEntries(hooks) });
  const movesOf = (game: typeof pigs) => {
    const moves: string[] = [];
    const bots = Array.from({ length: players }, () => greedy);
    const options = checkedOptions(game, { players });
    simulateGame(game, { players, options, bots, seed: 'throws' }, 0, (_, move) =>
      moves.push(JSON.stringify(move)),
    );
    return moves;
  };
  const moves = movesOf(pigs);
  expect(moves.length).toBeGreaterThan(20);
  expect(moves).toEqual(movesOf(long));
});
