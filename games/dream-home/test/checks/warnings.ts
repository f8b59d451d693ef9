import assert from 'node:assert/strict';
import type { Json } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { dreamHome, warningsFor } from '../../src/index.ts';
import { stateOf } from './table.ts';

/** Something for every need. */
const MARKET = [
  'bathroom',
  'kitchen, red roof',
  'bedroom, drill',
  'sauna, drill',
  'library, handyman',
];

function warned(position: { readonly [key: string]: Json }): readonly object[] {
  const state = stateOf({ phase: 'turn', market: MARKET, ...position }, 2);
  return warningsFor(dreamHome.view(state, 0), 0);
}

/** Bathroom, kitchen and bedroom on the ground floor and a bathroom upstairs: nothing is missed. */
const furnished = {
  B4: 'garage',
  B5: 'workshop',
  G1: 'bathroom',
  G2: 'kitchen',
  G3: 'bedroom',
  U1: 'bathroom',
};
const roof = ['red roof', 'red roof', 'grey roof', 'brown roof'];

export const warningChecks: readonly Check[] = [
  {
    name: 'warnings: a roof that needs a card in every turn, or in all but one',
    check() {
      const at = (round: number, cards: number) =>
        warned({ round, houses: [furnished], roofs: [roof.slice(0, cards)] });
      assert.deepEqual(at(12, 3), [{ about: 'roof', missing: 1, turns: 1 }]);
      assert.deepEqual(at(11, 3), [{ about: 'roof', missing: 1, turns: 2 }]);
      assert.deepEqual(at(10, 2), [{ about: 'roof', missing: 2, turns: 3 }]);
      assert.deepEqual(at(9, 2), []);
      assert.deepEqual(at(12, 2), [], 'too late');
      assert.deepEqual(at(12, 4), [], 'complete');
    },
  },
  {
    name: 'warnings: a roofer fetches a missing roof card at the end',
    check() {
      const helpers = [['roofer']];
      const position = { round: 12, houses: [furnished], roofs: [roof.slice(0, 3)], helpers };
      assert.deepEqual(warned(position), []);
    },
  },
  {
    name: 'warnings: nothing that no card in the market helps to get',
    check() {
      const poor = [
        'sauna',
        'pantry, drill',
        'study, drill',
        'library, handyman',
        'garage, handyman',
      ];
      const { U1: _, G2: __, ...house } = furnished;
      const position = { round: 12, houses: [house], roofs: [roof.slice(0, 3)] };
      assert.deepEqual(warned(position).length, 3);
      assert.deepEqual(warned({ ...position, market: poor }), []);
      const roofer = [...poor.slice(0, 4), 'garage, roofer'];
      assert.deepEqual(warned({ ...position, market: roofer }), [], 'nothing to fetch');
      const discards = { specials: ['red roof'] };
      assert.deepEqual(warned({ ...position, market: roofer, discards }), [
        { about: 'roof', missing: 1, turns: 1 },
      ]);
    },
  },
  {
    name: 'warnings: free fields in the basement',
    check() {
      const { B4: _, ...house } = furnished;
      const position = { houses: [house], roofs: [roof] };
      assert.deepEqual(warned({ ...position, round: 12 }), [
        { about: 'basement', missing: 1, turns: 1 },
      ]);
      assert.deepEqual(warned({ ...position, round: 10 }), []);
      const { B5: __, ...none } = house;
      assert.deepEqual(warned({ round: 10, houses: [none], roofs: [roof] }), [
        { about: 'basement', missing: 2, turns: 3 },
      ]);
    },
  },
  {
    name: 'warnings: rooms that a furnishing bonus needs and that still fit',
    check() {
      const { G2: _, G3: __, ...house } = furnished;
      const position = { roofs: [roof], round: 11 };
      assert.deepEqual(warned({ ...position, houses: [house] }), [
        { about: 'basics', rooms: ['kitchen', 'bedroom'], turns: 2 },
      ]);
      const { U1: ___, ...flat } = furnished;
      assert.deepEqual(warned({ ...position, houses: [flat] }), [
        { about: 'bathrooms', floor: 'upper', turns: 2 },
      ]);
      const ground = { G1: 'study', G4: 'living-room', G5: 'living-room' };
      const upper = { U1: 'bathroom', U2: 'sauna', U3: 'study', U4: 'pantry' };
      const builtUp = { ...furnished, ...ground, ...upper };
      assert.deepEqual(warned({ roofs: [roof], round: 12, houses: [builtUp] }), [], 'no place');
    },
  },
  {
    name: 'warnings: none before the last rounds and while another decision is owed',
    check() {
      assert.deepEqual(warned({ round: 8 }), []);
      assert.notDeepEqual(
        warned({ round: 12, houses: [furnished], roofs: [roof.slice(0, 3)] }),
        [],
      );
      assert.deepEqual(warned({ round: 12, phase: 'over', roofs: [roof.slice(0, 3)] }), []);
    },
  },
];
