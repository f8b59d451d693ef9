import assert from 'node:assert/strict';
import { isEqualJson, observe, randomFromText } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { dreamHome } from '../../src/index.ts';
import { playAll, stateOf } from './table.ts';

const START = {
  market: [
    'kitchen',
    'living-room, red roof window',
    'bedroom, green roof',
    'bathroom, drill',
    'study, brown roof',
  ],
};
const OPEN = { type: 'roof', colour: 'red', window: true };
const HIDDEN = { type: 'hidden-roof' };

const dealt = {
  type: 'market-dealt',
  round: 1,
  columns: [
    { column: 1, room: { room: 'kitchen', children: 0 } },
    {
      column: 2,
      room: { room: 'living-room', children: 0 },
      special: { type: 'roof', colour: 'red', window: true },
    },
    {
      column: 3,
      room: { room: 'bedroom', children: 0 },
      special: { type: 'roof', colour: 'green', window: false },
    },
    {
      column: 4,
      room: { room: 'bathroom', children: 0 },
      special: { type: 'tool', tool: 'drill' },
    },
    {
      column: 5,
      room: { room: 'study', children: 0 },
      special: { type: 'roof', colour: 'brown', window: false },
    },
  ],
} as const;

type State = ReturnType<typeof stateOf>;

function shownTo(
  state: State,
  event: Parameters<typeof dreamHome.eventFor>[0],
  seat: number | 'public' = 'public',
) {
  const shown = dreamHome.eventFor(event, seat, state);
  assert.ok(shown !== undefined);
  return shown;
}

function specialsShown(state: State): unknown[] {
  const shown = shownTo(state, dealt);
  assert.ok(shown.type === 'market-dealt');
  return shown.columns.map(({ special }) => special?.type);
}

export const secrecyChecks: readonly Check[] = [
  {
    name: 'DH-18: a taken column shows its roof only during that turn',
    check() {
      const state = stateOf(START, 3);
      const [taken] = playAll(state, ['0 take 2']);
      assert.ok(taken?.type === 'column-taken');
      for (const seat of [0, 1, 2, 'public'] as const) {
        assert.deepEqual((shownTo(state, taken, seat) as typeof taken).special, OPEN);
      }
      playAll(state, ['0 place G1']);
      for (const seat of [0, 1, 2, 'public'] as const) {
        assert.deepEqual((shownTo(state, taken, seat) as typeof taken).special, HIDDEN);
      }
      playAll(state, ['1 take 3']);
      assert.deepEqual((shownTo(state, taken) as typeof taken).special, HIDDEN);
    },
  },
  {
    name: 'DH-18: holding another roof does not reveal an earlier one',
    check() {
      const state = stateOf(START, 3);
      const [first] = playAll(state, ['0 take 2', '0 place G1', '1 take 3']);
      assert.ok(first?.type === 'column-taken');
      assert.deepEqual((shownTo(state, first) as typeof first).special, HIDDEN);
      const later = { ...first, round: 2 };
      assert.deepEqual((shownTo(state, later) as typeof first).special, HIDDEN);
      const other = { ...first, seat: 1, column: 3 as const };
      assert.deepEqual((shownTo(state, { ...other, round: 2 }) as typeof first).special, HIDDEN);
      assert.deepEqual((shownTo(state, other) as typeof first).special, OPEN);
      assert.deepEqual((shownTo(state, { ...other, seat: 2 }) as typeof first).special, HIDDEN);
    },
  },
  {
    name: 'DH-18: the market event hides a roof once it is taken',
    check() {
      const state = stateOf({ ...START, round: 1 }, 3);
      assert.deepEqual(specialsShown(state), [undefined, 'roof', 'roof', 'tool', 'roof']);
      playAll(state, ['0 take 2']);
      assert.deepEqual(specialsShown(state), [undefined, 'roof', 'roof', 'tool', 'roof']);
      playAll(state, ['0 place G1']);
      assert.deepEqual(specialsShown(state), [undefined, 'hidden-roof', 'roof', 'tool', 'roof']);
      playAll(state, ['1 take 4', '1 place G1', '2 take 5', '2 place G1']);
      assert.equal(state.round, 2);
      assert.deepEqual(specialsShown(state), [
        undefined,
        'hidden-roof',
        'hidden-roof',
        'tool',
        'hidden-roof',
      ]);
    },
  },
  {
    name: 'DH-18: it stays hidden while another seat holds a roof, whose own column is open',
    check() {
      const state = stateOf({ ...START, round: 1 }, 3);
      playAll(state, ['0 take 2', '0 place G1', '1 take 3']);
      assert.deepEqual(specialsShown(state), [undefined, 'hidden-roof', 'roof', 'tool', 'roof']);
    },
  },
  {
    name: 'DH-18: with open roofs and at the end, everything is shown',
    check() {
      for (const state of [stateOf({ phase: 'over' }), stateOf({}, 2, { openRoofs: true })]) {
        assert.deepEqual(shownTo(state, dealt), dealt);
      }
    },
  },
  {
    name: 'DH-18, DH-25: a fetched roof is shown while the seat is using its helpers',
    check() {
      const state = stateOf({
        phase: 'helpers',
        helpers: [['roofer', 'roofer'], ['handyman']],
        houses: [{}, { G1: 'kitchen', G2: 'study' }],
        discards: { specials: ['red roof', 'green roof', 'grey roof', 'brown roof'] },
      });
      const [used] = playAll(state, ['0 roofer red']);
      assert.ok(used?.type === 'roofer-used');
      assert.deepEqual((shownTo(state, used) as typeof used).roof, {
        colour: 'red',
        window: false,
      });
      playAll(state, ['0 done']);
      assert.deepEqual(shownTo(state, used), { type: 'roofer-used', seat: 0, size: 1 });
      playAll(state, ['1 done']);
      assert.deepEqual(shownTo(state, used), used);
    },
  },
  {
    name: 'DH-18: states that differ only in the piles have equal views',
    check() {
      const market = ['kitchen', 'study, drill', 'library, supplier', '', ''];
      const red = stateOf({ market, roofs: [['red roof', 'red roof window'], ['green roof']] });
      const grey = stateOf({ market, roofs: [['grey roof', 'green roof window'], ['red roof']] });
      for (const seat of [0, 1, 'public'] as const) {
        assert.ok(isEqualJson(dreamHome.view(red, seat), dreamHome.view(grey, seat)));
        assert.ok(isEqualJson(dreamHome.standing(red, seat), dreamHome.standing(grey, seat)));
      }
    },
  },
  {
    name: 'DH-18: a seat remembers every pile, a spectator none',
    check() {
      const state = stateOf({ roofs: [['red roof', 'red roof window'], ['green roof']] });
      for (const seat of [0, 1]) {
        assert.deepEqual(dreamHome.memory(state, seat), {
          roofs: [
            [
              { colour: 'red', window: false },
              { colour: 'red', window: true },
            ],
            [{ colour: 'green', window: false }],
          ],
        });
        const made = dreamHome.determinize(observe(dreamHome, state, seat), randomFromText('seat'));
        assert.ok(isEqualJson(made, state));
      }
      const piles = new Set(
        Array.from({ length: 40 }, (_, at) => {
          const seen = observe(dreamHome, state, 'public');
          assert.equal(seen.memory, undefined);
          const { players } = dreamHome.determinize(seen, randomFromText(`public ${at}`));
          assert.deepEqual(
            players.map(({ roofs }) => roofs.length),
            [2, 1],
          );
          return JSON.stringify(players.map(({ roofs }) => roofs));
        }),
      );
      assert.ok(piles.size > 10);
    },
  },
];
