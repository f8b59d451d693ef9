import assert from 'node:assert/strict';
import type { Check } from '@richtfest/testkit';
import { buildsOf, openingsOf, seatsThatCould, worthOfMaterials } from '../../src/index.ts';
import { notation } from '../../src/notation/index.ts';
import { MATERIALS } from '../../src/words.ts';
import { positionOf } from '../support.ts';

const site = positionOf(
  {
    phase: 'answer',
    loosePillars: 1,
    offer: { to: 1, deal: 'lamp for tap' },
    players: [
      { storage: 'lamp', rooms: ['chamber A: A1 A3 A4', 'hall F: F2', 'hall G: full'] },
      { storage: 'tap tap' },
      { storage: 'tap', pillars: 4 },
      { storage: 'door' },
    ],
  },
  { players: 4 },
);

export const tableHelpChecks: readonly Check[] = [
  {
    name: 'lists possible builds in any phase',
    check: () =>
      assert.deepEqual(
        buildsOf(site).map((move) => notation.writeMove(move)),
        ['build A A2', 'build F F1'],
      ),
  },
  {
    name: 'lists the rooms that could be opened, with their columns',
    check: () =>
      assert.deepEqual(
        openingsOf(site).map((move) => notation.writeMove(move)),
        [
          'open-room small B B2',
          'open-room small C C2',
          'open-room small D D2',
          'open-room small E E2',
          'open-room large B B1',
          'open-room large C C1',
          'open-room large D D1',
        ],
      ),
  },
  {
    name: 'UD-9: with every kind in the storage, any cell of any card',
    check() {
      const storage = MATERIALS.join(' ');
      const rich = positionOf(
        { phase: 'act', players: [{ storage, rooms: ['hall A: A1'] }] },
        { players: 4 },
      );
      assert.equal(buildsOf(rich).length, 3);
      const above = { storage, floor: 1, rooms: ['hall A: A1', 'upper hall C: C1'] };
      const upstairs = positionOf({ phase: 'act', players: [above] }, { players: 4 });
      assert.deepEqual(
        buildsOf(upstairs).map((move) => notation.writeMove(move)),
        ['build C C2', 'build C C3', 'build C C4'],
      );
      assert.equal(openingsOf(rich).length, 6 * 4 + 5 * 8);
    },
  },
  {
    name: 'UD-10 a, h: lists the seats that could carry out a deal',
    check() {
      const deal = (want: readonly ('tap' | 'door')[], pillars: number) => ({
        give: [],
        want,
        pillars,
      });
      assert.deepEqual(seatsThatCould(site, deal(['tap'], 0)), [1, 2]);
      assert.deepEqual(seatsThatCould(site, deal(['tap'], 1)), [1]);
      assert.deepEqual(seatsThatCould(site, deal(['tap', 'tap'], 0)), [1]);
      assert.deepEqual(seatsThatCould(site, deal(['door'], 0)), [3]);
      assert.deepEqual(seatsThatCould(site, deal([], 1)), [1, 3]);
    },
  },
  {
    name: 'estimates the value of a material to a seat',
    check() {
      const { tap, socket } = worthOfMaterials(site, 0);
      assert.ok(tap > socket, 'a tap fits the hall, a socket nothing');
      assert.ok(socket > 0);
    },
  },
];
