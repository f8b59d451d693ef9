import { type View, dreamHome, scoreHouse } from '@richtfest/dream-home';
import { describe, expect, test } from 'vitest';
import { type Scene, afterEvent, sceneOf } from '../../src/games/dream-home/table/scene.ts';
import { publicSteps } from '../support/public-steps.ts';

function steps(number: number) {
  const options = { edition: number % 2 === 0 ? 'de' : 'nl', openRoofs: number % 3 === 0 };
  return publicSteps(dreamHome, { number, players: 2 + (number % 3), options });
}

/** Everything drawn; the turn between two decisions comes only with the next view. */
function drawn({ market, players, startSeat, nextStartSeat, held, round }: View) {
  return {
    market,
    held,
    startSeat,
    nextStartSeat,
    round,
    players: players.map(({ house, outdoors, roofCount, helpers, tools }) => ({
      house,
      outdoors: outdoors.toSorted(),
      roofCount,
      helpers: helpers.toSorted(),
      tools: tools.map(({ tool }) => tool).toSorted(),
    })),
  };
}

describe('a scene', () => {
  test('after the events of a move matches the next view', () => {
    for (let number = 0; number < 60; number++) {
      for (const { before, events, after } of steps(number)) {
        const scene = events.reduce(afterEvent, sceneOf(before));
        expect({ number, events, ...drawn(scene.view) }).toEqual({
          number,
          events,
          ...drawn(after),
        });
      }
    }
  });

  test('roofs are laid only at the end', () => {
    for (let number = 0; number < 12; number++) {
      let scene: Scene | undefined;
      for (const { before, events, after } of steps(number)) {
        scene = events.reduce(afterEvent, sceneOf(before));
        if (after.phase !== 'over') {
          expect(scene.laid.every((laid) => laid === undefined)).toBe(true);
          expect(sceneOf(after).laid.every((laid) => laid === undefined)).toBe(true);
        } else {
          const laid = after.players.map((_, seat) => scoreHouse(after, seat).roof?.laid ?? []);
          expect(scene.laid.map((each) => each ?? [])).toEqual(laid);
          expect(sceneOf(after).laid.map((each) => each ?? [])).toEqual(laid);
        }
      }
    }
  });
});
