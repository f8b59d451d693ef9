import { positionAfter } from '@richtfest/testkit';
import { describe, expect, test } from 'vitest';
import { bestTreehouse as game, treehouseBots } from '../src/index.ts';

const stateAfter = (moves: number) => positionAfter(game, { players: 3, moves, seed: 'own worth' });

describe('ownWorth', () => {
  test.each([10, 40, 70])(
    'after %i moves: the others’ trees and points change nothing',
    (moves) => {
      const state = stateAfter(moves);
      const other = game.clone(state);
      other.players[1] = { ...other.players[1]!, groups: [0, 0, 0, 0, 0, 0], points: [9, 9, 9] };
      expect(treehouseBots.search.ownWorth!(other, 0)).toBe(
        treehouseBots.search.ownWorth!(state, 0),
      );
      expect(game.evaluate(other, 0)).not.toBe(game.evaluate(state, 0));
    },
  );

  test('is the score at the end', () => {
    const state = stateAfter(1000);
    expect(treehouseBots.search.ownWorth!(state, 2)).toBe(game.result(state)!.seats[2]!.score);
  });
});
