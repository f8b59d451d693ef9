import { checkedOptions } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type Bot, LEVELS, botNamed, simulateGame } from '../src/index.ts';
import { GAMES } from './tables.ts';

const game = GAMES.find(({ id }) => id === 'dream-home')!;

const TABLES = [
  { players: 2, options: {}, strongest: 3 },
  { players: 2, options: { edition: 'nl', openRoofs: true }, strongest: 1 },
  { players: 3, options: { edition: 'nl' }, strongest: 3 },
  { players: 3, options: { columnDiscard: false }, strongest: 2 },
  { players: 4, options: {}, strongest: 3 },
  { players: 4, options: { edition: 'nl', openRoofs: true }, strongest: 3 },
];

/** A level and those below it, with few playouts. */
function levels(players: number, strongest: number): Bot[] {
  return Array.from({ length: players }, (_, seat) => {
    const level = LEVELS[(strongest + LEVELS.length - seat) % LEVELS.length]!;
    return botNamed(`${level}@2`, { now: () => 0 })!;
  });
}

describe('Dream Home: every level plays to the end', () => {
  test.each(TABLES)('$players players, $options', ({ players, options, strongest }) => {
    const settings = {
      players,
      options: checkedOptions(game, { players, options }),
      bots: levels(players, strongest),
      seed: 'whole games',
    };
    expect(simulateGame(game, settings, players).result.seats).toHaveLength(players);
  });
});
