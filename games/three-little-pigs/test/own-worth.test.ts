import { positionAfter } from '@richtfest/testkit';
import { describe, expect, test } from 'vitest';
import { threeLittlePigs as game, pigsBots } from '../src/index.ts';

const stateAfter = (moves: number) => positionAfter(game, { players: 3, moves, seed: 'own worth' });

describe('ownWorth', () => {
  test.each([5, 15, 30])('after %i moves: the others’ houses change nothing', (moves) => {
    const state = stateAfter(moves);
    const other = game.clone(state);
    const window = { kind: 'window', material: 'stone', pots: 2 } as const;
    other.players[1]!.houses.push([window, window, window]);
    expect(pigsBots.search.ownWorth!(other, 0)).toBe(pigsBots.search.ownWorth!(state, 0));
    expect(game.evaluate(other, 0)).not.toBe(game.evaluate(state, 0));
  });

  test('is the score at the end', () => {
    const state = stateAfter(1000);
    expect(pigsBots.search.ownWorth!(state, 2)).toBe(game.result(state)!.seats[2]!.score);
  });
});
