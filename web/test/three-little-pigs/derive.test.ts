import type { Face, Tile, View } from '@richtfest/three-little-pigs';
import { describe, expect, test } from 'vitest';
import { causesOf, housesOf } from '../../src/games/three-little-pigs/table/causes.ts';
import {
  countEmptyStacks,
  freeDice,
  payableStacks,
  purseOf,
  spentDice,
  takeableStacks,
  targetsOf,
  tileInHand,
  worthOf,
} from '../../src/games/three-little-pigs/table/derive.ts';

const dice: Face[] = ['door', 'window', 'door', 'window', 'window'];
const firstTile = { kind: 'window', material: 'straw' } as const;

describe('LP-8: what the dice pay', () => {
  test('every symbol before the first tile', () => {
    expect(purseOf({ dice })).toEqual({ door: 2, window: 3, roof: 0 });
    expect(spentDice({ dice })).toEqual([]);
  });

  test('minus the cost of the first tile', () => {
    expect(purseOf({ dice, firstTile })).toEqual({ door: 2, window: 1, roof: 0 });
    expect(spentDice({ dice, firstTile })).toEqual([1, 3]);
  });
});

describe('LP-8: what the dice would pay while rolling goes on', () => {
  const stack = (kind: 'door' | 'window' | 'roof', material: 'straw' | 'wood', top?: number) => ({
    kind,
    material,
    top,
    below: [],
  });
  const stacks = [
    stack('door', 'straw', 0),
    stack('door', 'wood', 0),
    stack('window', 'straw'),
    stack('window', 'wood', 1),
    stack('roof', 'straw', 0),
  ] as unknown as View['stacks'];
  const seen = (faces: Face[], houses: Tile[][]) =>
    [
      ...payableStacks({ dice: faces, stacks, seat: 0, players: [{ houses }] } as unknown as View),
    ].toSorted();

  test('stacks that are not empty and cost no more symbols than there are', () => {
    expect(seen(dice, [])).toEqual(['straw-door', 'wood-window']);
  });

  test('LP-10: a roof only for an open house', () => {
    const roofs: Face[] = ['roof', 'roof', 'wolf', 'door', 'window'];
    const open: Tile[] = [{ kind: 'door', material: 'straw', pots: 0 }];
    const closed: Tile[] = [...open, { kind: 'roof', material: 'straw', pots: 0 }];
    expect(seen(roofs, [closed])).toEqual([]);
    expect(seen(roofs, [closed, open])).toEqual(['straw-roof']);
  });
});

describe('from the legal moves', () => {
  test('LP-6: free dice are those that may be rolled alone', () => {
    const legal = [
      { verb: 'roll', dice: [0] },
      { verb: 'roll', dice: [0, 3] },
      { verb: 'roll', dice: [3] },
      { verb: 'stop' },
    ] as const;
    expect(freeDice(legal)).toEqual([0, 3]);
  });

  test('stacks and houses', () => {
    const legal = [
      { verb: 'build', kind: 'door', material: 'straw', house: 'new' },
      { verb: 'build', kind: 'door', material: 'straw', house: 0 },
      { verb: 'blow', seat: 2, house: 1 },
    ] as const;
    expect([...takeableStacks(legal)]).toEqual(['straw-door']);
    expect(targetsOf(2, legal)).toEqual([1]);
    expect(targetsOf(1, legal)).toEqual([]);
  });
});

describe('houses and stacks', () => {
  const house: Tile[] = [
    { kind: 'door', material: 'wood', pots: 0 },
    { kind: 'window', material: 'wood', pots: 1 },
    { kind: 'roof', material: 'wood', pots: 0 },
  ];

  test('LP-16: tiles, pots and the house itself; LP-17: tiles only', () => {
    expect(worthOf(house, false)).toBe(11);
    expect(worthOf(house, true)).toBe(9);
  });

  test('a stack about to reveal its next tile is not empty', () => {
    const stack = { kind: 'door', material: 'straw' } as const;
    const stacks = [
      { ...stack, below: [] },
      { ...stack, below: [0] },
      { ...stack, top: 1, below: [] },
    ];
    expect(countEmptyStacks({ stacks })).toBe(1);
  });

  test('the selected tile is the top one', () => {
    const stacks = [{ kind: 'door', material: 'straw', top: 1, below: [0] }] as const;
    expect(tileInHand({ is: 'tile', kind: 'door', material: 'straw' }, { stacks })).toEqual({
      kind: 'door',
      material: 'straw',
      pots: 1,
    });
    expect(tileInHand({ is: 'nothing' }, { stacks })).toBeUndefined();
  });
});

describe('causesOf', () => {
  test('sorts the causes of a reason', () => {
    const causes = causesOf({
      rule: 'LP-8',
      code: 'too-few-symbols',
      causes: [
        { component: 'die', die: 1 },
        { component: 'stack', kind: 'door', material: 'straw' },
        { component: 'house', seat: 1, house: 2 },
      ],
    });
    expect(causes.dice).toEqual([1]);
    expect([...causes.stacks]).toEqual(['straw-door']);
    expect(housesOf(causes, 1)).toEqual([2]);
    expect(housesOf(causes, 0)).toEqual([]);
  });

  test('no reason, no causes', () => {
    const { dice: none, stacks, houses } = causesOf(undefined);
    expect([none, [...stacks], houses]).toEqual([[], [], []]);
  });
});
