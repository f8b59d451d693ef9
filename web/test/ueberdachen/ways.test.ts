import { randomFromText } from '@richtfest/engine';
import { type Move, type View, ueberdachen } from '@richtfest/ueberdachen';
import { describe, expect, test } from 'vitest';
import type { TapContext } from '../../src/games/ueberdachen/table/taps.ts';
import { canBeHad, waysTo } from '../../src/games/ueberdachen/table/ways.ts';
import { siteView } from './site-view.ts';

const chamber = {
  room: 'chamber',
  floor: 0,
  column: 2,
  built: [true, true, true, false],
  isComplete: false,
} as const;

/** Legal moves and refusals from the rules themselves. */
function contextOf(view: View, seat = 0): TapContext {
  const observation = { watcher: 'public', view, memory: undefined } as const;
  const state = ueberdachen.determinize(observation, randomFromText('ways'));
  return {
    view,
    seat,
    legal: [...ueberdachen.legal(state, seat), ...ueberdachen.optional(state, seat)],
    isRefused: (move: Move) => ueberdachen.refusal(state, seat, move) !== undefined,
  };
}

const withDoors = (own: readonly Parameters<typeof waysTo>[0][], changes: Partial<View> = {}) =>
  siteView({ storages: [own, ['tap'], ['door'], ['door']], rooms: [chamber], changes });

describe('the ways to a missing material', () => {
  test('UD-10: are swaps with the seats that have it, which the rules allow', () => {
    const context = contextOf(withDoors(['socket', 'lamp']));
    const { swaps } = waysTo('door', context);
    expect(new Set(swaps.map(({ partner }) => partner))).toEqual(new Set([2, 3]));
    expect(swaps).toHaveLength(4);
    for (const { move } of swaps) expect(context.isRefused(move)).toBe(false);
  });

  test('first offer what the partner needs and the player can spare', () => {
    const view = withDoors(['lamp', 'radiator', 'socket']);
    const corridor = { ...chamber, room: 'corridor', built: [false, true, true, true] } as const;
    const players = view.players.map((player, seat) =>
      seat === 3 ? { ...player, rooms: [corridor] } : player,
    );
    const [best] = waysTo('door', contextOf({ ...view, players })).swaps;
    expect(best).toMatchObject({ partner: 3, give: ['socket'] });
  });

  test('UD-10 a: leave out an offer that was already turned down', () => {
    const deal = { to: 2, give: ['lamp'], want: ['door'], pillars: 0 } as const;
    const { swaps } = waysTo('door', contextOf(withDoors(['lamp'], { pastOffers: [deal] })));
    expect(swaps.map(({ partner }) => partner)).toEqual([3]);
  });

  test('UD-11: include the merchant with four materials, and say what is short without', () => {
    const rich = contextOf(withDoors(['lamp', 'lamp', 'lamp', 'socket']));
    expect(waysTo('tiles', rich)).toMatchObject({
      swaps: [],
      bank: { verb: 'bank', item: 'tiles' },
      short: 0,
    });
    expect(canBeHad('tiles', rich)).toBe(true);
    const poor = contextOf(withDoors(['lamp']));
    expect(waysTo('tiles', poor)).toMatchObject({ swaps: [], bank: undefined, short: 3 });
    expect(canBeHad('tiles', poor)).toBe(false);
  });

  test('UD-10 d: are proposals to the rolling seat in its turn', () => {
    const { swaps } = waysTo('door', contextOf(withDoors(['lamp'], { seat: 2 })));
    expect(swaps.map(({ move }) => move)).toEqual([
      { verb: 'propose', give: ['lamp'], want: ['door'], pillars: 0 },
    ]);
  });

  test('UD-4: name the seats whose rolls bring it', () => {
    const view = withDoors([]);
    const carpenter = view.players.findIndex(({ trade }) => trade === 'carpenter');
    expect(waysTo('door', contextOf(view)).rollers).toEqual([carpenter]);
  });
});
