import { type View, threeLittlePigs } from '@richtfest/three-little-pigs';
import { describe, expect, test } from 'vitest';
import {
  type Scene,
  afterEvent,
  sceneOf,
  standingTiles,
} from '../../src/games/three-little-pigs/table/scene.ts';
import { publicSteps } from '../support/public-steps.ts';

function steps(number: number) {
  const options = { experienced: number % 2 === 1 };
  return publicSteps(threeLittlePigs, { number, players: 2 + (number % 4), options });
}

/** Everything drawn; the phase between two decisions comes only with the next view. */
function drawn(view: View) {
  const { phase: _, firstTile: __, ...rest } = view;
  return {
    ...rest,
    players: rest.players.map((player) => ({ ...player, cards: player.cards.toSorted() })),
  };
}

function expectKeysToFit({ view, keys }: Scene): void {
  view.players.forEach(({ houses }, seat) => {
    expect(keys[seat]?.map(({ tiles }) => tiles.length)).toEqual(
      houses.map((house) => house.length),
    );
  });
  const all = keys.flat().flatMap(({ key, tiles }) => [key, ...tiles]);
  expect(new Set(all).size).toBe(all.length);
}

describe('a scene', () => {
  test('after the events of a move matches the next view', () => {
    for (let number = 0; number < 24; number++) {
      for (const { before, events, after } of steps(number)) {
        const scene = events.reduce(afterEvent, sceneOf(before));
        expect(drawn(scene.view)).toEqual(drawn(after));
        expectKeysToFit(scene);
      }
    }
  });

  test('keeps the keys of houses that did not change', () => {
    let scene: Scene | undefined;
    for (const { before, events, after } of steps(3)) {
      scene = events.reduce(afterEvent, sceneOf(before, scene));
      const next = sceneOf(after, scene);
      expect(next.keys).toEqual(scene.keys);
      scene = next;
    }
  });
});

describe('standingTiles', () => {
  const tile = (material: 'straw' | 'wood', pots = 0) =>
    ({ kind: 'window', material, pots }) as const;

  test('finds the remaining tiles from the bottom up', () => {
    const house = [tile('wood'), tile('straw'), tile('wood', 1)];
    expect([...standingTiles(house, [tile('wood'), tile('wood', 1)])]).toEqual([0, 2]);
    expect(standingTiles(house, []).size).toBe(0);
  });
});
