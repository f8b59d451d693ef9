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

function toldOf(
  state: State,
  event: Parameters<typeof dreamHome.eventFor>[0],
  seat: number | 'public' = 'public',
) {
  const told = dreamHome.eventFor(event, seat, state);
  assert.ok(told !== undefined);
  return told;
}

function specialsTold(state: State): unknown[] {
  const told = toldOf(state, dealt);
  assert.ok(told.type === 'market-dealt');
  return told.columns.map(({ special }) => special?.type);
}

export const secrecyChecks: readonly Check[] = [
  {
    name: 'DH-18: a taken column tells its roof only during that turn',
    check() {
      const state = stateOf(START, 3);
      const [taken] = playAll(state, ['0 take 2']);
      assert.ok(taken?.type === 'column-taken');
      for (const seat of [0, 1, 2, 'public'] as const) {
        assert.deepEqual((toldOf(state, taken, seat) as typeof taken).special, OPEN);
      }
      playAll(state, ['0 place G1']);
      for (const seat of [0, 1, 2, 'public'] as const) {
        assert.deepEqual((toldOf(state, taken, seat) as typeof taken).special, HIDDEN);
      }
      playAll(state, ['1 take 3']);
      assert.deepEqual((toldOf(state, taken) as typeof taken).special, HIDDEN);
    },
  },
  {
    name: 'DH-18: another roof in hand does not open an earlier one',
    check() {
      const state = stateOf(START, 3);
      const [first] = playAll(state, ['0 take 2', '0 place G1', '1 take 3']);
      assert.ok(first?.type === 'column-taken');
      assert.deepEqual((toldOf(state, first) as typeof first).special, HIDDEN);
      const later = { ...first, round: 2 };
      assert.deepEqual((toldOf(state, later) as typeof first).special, HIDDEN);
      const other = { ...first, seat: 1, column: 3 as const };
      assert.deepEqual((toldOf(state, { ...other, round: 2 }) as typeof first).special, HIDDEN);
      assert.deepEqual((toldOf(state, other) as typeof first).special, OPEN);
      assert.deepEqual((toldOf(state, { ...other, seat: 2 }) as typeof first).special, HIDDEN);
    },
  },
  {
    name: 'DH-18: nor can it be read off the market it was dealt to',
    check() {
      const state = stateOf({ ...START, round: 1 }, 3);
      assert.deepEqual(specialsTold(state), [undefined, 'roof', 'roof', 'tool', 'roof']);
      playAll(state, ['0 take 2']);
      assert.deepEqual(specialsTold(state), [undefined, 'roof', 'roof', 'tool', 'roof']);
      playAll(state, ['0 place G1']);
      assert.deepEqual(specialsTold(state), [undefined, 'hidden-roof', 'roof', 'tool', 'roof']);
      playAll(state, ['1 take 4', '1 place G1', '2 take 5', '2 place G1']);
      assert.equal(state.round, 2);
      assert.deepEqual(specialsTold(state), [
        undefined,
        'hidden-roof',
        'hidden-roof',
        'tool',
        'hidden-roof',
      ]);
    },
  },
  {
    name: 'DH-18: nor while another seat holds a roof, and its own column is open',
    check() {
      const state = stateOf({ ...START, round: 1 }, 3);
      playAll(state, ['0 take 2', '0 place G1', '1 take 3']);
      assert.deepEqual(specialsTold(state), [undefined, 'hidden-roof', 'roof', 'tool', 'roof']);
    },
  },
  {
    name: 'DH-18: with open roofs, and at the end, everything is told',
    check() {
      for (const state of [stateOf({ phase: 'over' }), stateOf({}, 2, { openRoofs: true })]) {
        assert.deepEqual(toldOf(state, dealt), dealt);
      }
    },
  },
  {
    name: 'DH-18, DH-25: what a roofer fetched is told while the seat is at it',
    check() {
      const state = stateOf({
        phase: 'helpers',
        helpers: [['roofer', 'roofer'], ['handyman']],
        houses: [{}, { G1: 'kitchen', G2: 'study' }],
        discards: { specials: ['red roof', 'green roof', 'grey roof', 'brown roof'] },
      });
      const [used] = playAll(state, ['0 roofer red']);
      assert.ok(used?.type === 'roofer-used');
      assert.deepEqual((toldOf(state, used) as typeof used).roof, { colour: 'red', window: false });
      playAll(state, ['0 done']);
      assert.deepEqual(toldOf(state, used), { type: 'roofer-used', seat: 0, size: 1 });
      playAll(state, ['1 done']);
      assert.deepEqual(toldOf(state, used), used);
    },
  },
  {
    name: 'DH-18: states that differ in the piles alone look the same to everybody',
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
