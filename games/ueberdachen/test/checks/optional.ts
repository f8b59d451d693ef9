import assert from 'node:assert/strict';
import type { Check } from '@richtfest/testkit';
import { ueberdachen as game } from '../../src/index.ts';
import { notation } from '../../src/notation/index.ts';
import type { Options } from '../../src/options.ts';
import { stateOf } from '../support.ts';

const players = [{ storage: 'lamp socket' }, { storage: 'lamp tap' }, { storage: 'door' }];

/** The optional moves of a seat in notation. */
function optional(position: object, seat: number, options: Partial<Options> = {}): string[] {
  const state = stateOf({ players, ...position }, { players: 4, options });
  return game.optional(state, seat).map((move) => notation.writeMove(move));
}

export const optionalChecks: readonly Check[] = [
  {
    name: 'UD-10 d: other seats may propose one for one, but not a kind for itself',
    check() {
      assert.deepEqual(optional({ phase: 'act' }, 1), [
        'propose lamp for socket',
        'propose tap for lamp',
        'propose tap for socket',
      ]);
      assert.deepEqual(optional({ phase: 'act' }, 0), []);
      assert.deepEqual(optional({ phase: 'act' }, 3), []);
      assert.deepEqual(optional({ phase: 'act' }, 9), []);
      assert.deepEqual(optional({ phase: 'take' }, 1), []);
    },
  },
  {
    name: 'UD-10 d: three proposals a turn, one at a time',
    check() {
      const two = { phase: 'act', proposalsMade: [0, 2, 3, 0] };
      assert.equal(optional(two, 1).length, 3);
      assert.deepEqual(optional(two, 2), []);
      const open = { proposals: { 2: 'door for lamp' }, proposalsMade: [0, 0, 3, 0] };
      assert.deepEqual(optional({ phase: 'act', ...open }, 2), ['withdraw-proposal']);
      assert.deepEqual(optional({ phase: 'pillar', ...open }, 2), ['withdraw-proposal']);
      assert.deepEqual(optional({ phase: 'over' }, 2), []);
    },
  },
  {
    name: 'UD-5: a seat without a plate can’t propose',
    check() {
      const seats = [{ trade: 'electrician', storage: 'lamp' }, {}];
      assert.deepEqual(optional({ phase: 'act', players: seats }, 1, { quickStart: false }), []);
    },
  },
  {
    name: 'UD-10 e: an offer may be withdrawn while answers are owed',
    check() {
      const offer = { to: 2, deal: 'lamp for door' };
      assert.deepEqual(optional({ phase: 'answer', offer }, 0), ['withdraw']);
      assert.deepEqual(optional({ phase: 'answer', offer }, 1), []);
    },
  },
];
