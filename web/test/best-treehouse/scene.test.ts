import type { View } from '@richtfest/best-treehouse';
import { describe, expect, test } from 'vitest';
import { afterEvent, sceneOf } from '../../src/games/best-treehouse/table/scene.ts';
import { stepsOf } from './support.ts';

/** Everything public, and the part of hidden information this watcher may know. */
function drawn(view: View, isAtEnd: boolean) {
  const { players, scoringCards, bonusesLeft, firstChooser } = view;
  return {
    scoringCards,
    bonusesLeft,
    firstChooser,
    players: players.map((player) => ({
      tree: player.tree.toSorted((a, b) => a.card - b.card),
      balance: player.balance,
      revealed: player.revealed,
      hasChosen: player.hasChosen,
      chosen: player.chosen,
      hasSettled: player.hasSettled,
      settled: player.settled,
      discardedCount: player.discardedCount,
      bonus: player.bonus,
      // Majority points are added once they have been shown (BT-13).
      points: isAtEnd ? undefined : player.points,
      roundPoints: player.roundPoints,
    })),
  };
}

describe('the scene', () => {
  test.each([
    [0, 2, false],
    [1, 2, true],
    [2, 3, false],
    [3, 3, true],
    [4, 4, false],
    [5, 4, true],
    [6, 4, false],
    [8, 4, false],
    [9, 4, false],
  ])(
    'game %i of %i, young %s: events lead from one view to the next',
    (number, players, isYoung) => {
      let steps = 0;
      for (const step of stepsOf(number, players, isYoung)) {
        const { before, events, after } = step;
        // BT-9: other watchers see it only in the view.
        if (step.move.verb === 'take-back' && step.seat !== step.watcher) {
          expect(events).toEqual([]);
          continue;
        }
        const scene = events.reduce(afterEvent, sceneOf(before));
        const isAtEnd = events.some(({ type }) => type === 'game-ended');
        expect(drawn(scene.view, isAtEnd)).toEqual(drawn(after, isAtEnd));
        steps++;
      }
      expect(steps).toBeGreaterThan(60);
    },
  );

  test('after hands are passed, no card of the old hand is visible', () => {
    let passed = 0;
    for (const { before, events } of stepsOf(10, 4)) {
      const at = events.findIndex(({ type }) => type === 'hands-passed');
      if (at < 0) continue;
      const scene = events.slice(0, at + 1).reduce(afterEvent, sceneOf(before));
      expect(scene.view.players.flatMap(({ hand = [] }) => hand)).toEqual([]);
      passed++;
    }
    expect(passed).toBe(12);
  });
});
