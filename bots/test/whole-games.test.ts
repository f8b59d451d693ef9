import { type Game, checkedOptions, randomFromText } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { LEVELS, type SeeingBot, botNamed, simulateGame } from '../src/index.ts';
import { GAMES, askedSeat, matchAfter } from './tables.ts';

const VARIANTS: Readonly<Record<string, readonly object[]>> = {
  'best-treehouse': [{}, { young: true }],
  'three-little-pigs': [{}, { experienced: true, finishRound: true }],
};

const TABLES = Object.entries(VARIANTS).flatMap(([id, variants]) => {
  const game = GAMES.find((each) => each.id === id)!;
  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return counts.flatMap((players) => variants.map((options) => ({ id, game, players, options })));
});

function level(spec: string): SeeingBot {
  const bot = botNamed(spec, { now: () => 0 });
  if (bot?.sees !== 'observation') throw new Error(`${spec} does not look`);
  return bot;
}

describe('levels play whole games', () => {
  test.each(TABLES)('$id, $players players, $options', ({ game, players, options }) => {
    const bots = Array.from({ length: players }, (_, seat) =>
      level(`${LEVELS[(seat + players) % LEVELS.length]}@6`),
    );
    const complete = checkedOptions(game, { players, options: { ...options } });
    const settings = { players, options: complete, bots, seed: 'whole games' };
    expect(simulateGame(game, settings, players).result.seats).toHaveLength(players);
  });
});

describe('a level decides', () => {
  const decide = (game: Game, spec: string, seed: string) => {
    const match = matchAfter(game, 9);
    const seat = askedSeat(match)!;
    const legal = game.legal(match.state, seat);
    const observation = match.observe(seat);
    const random = randomFromText(seed);
    return { legal, move: level(spec).choose({ game, seat, observation, legal, random }) };
  };

  test.each(LEVELS)('%s: the same with the same random numbers', (name) => {
    for (const game of GAMES.filter(({ id }) => id in VARIANTS)) {
      const { legal, move } = decide(game, `${name}@20`, 'once');
      expect(legal).toContainEqual(move);
      expect(decide(game, `${name}@20`, 'once').move).toEqual(move);
    }
  });
});
