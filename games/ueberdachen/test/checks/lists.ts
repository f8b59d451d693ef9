import assert from 'node:assert/strict';
import type { Check } from '@richtfest/testkit';
import { ueberdachen as game } from '../../src/index.ts';
import { notation } from '../../src/notation/index.ts';
import { stateOf } from '../support.ts';

/** The legal moves of a seat in notation, in order. */
function listed(position: object, seat: number): string[] {
  const state = stateOf(position, { players: 3 });
  return game.legal(state, seat).map((move) => notation.writeMove(move));
}

export const listChecks: readonly Check[] = [
  {
    name: 'UD-12: thefts by seat and material, none at the end',
    check() {
      const players = [{ storage: 'door' }, { storage: 'lamp tap tap' }, { storage: 'tiles' }];
      assert.deepEqual(listed({ phase: 'steal', players }, 0), [
        'steal 1 lamp',
        'steal 1 tap',
        'steal 2 tiles',
        'no-steal',
      ]);
    },
  },
  {
    name: 'UD-10 c: picks by seat, none at the end',
    check() {
      const offer = {
        to: 'all',
        deal: 'lamp for tap',
        answers: { 1: 'accepted', 2: 'door for lamp' },
      };
      const players = [{ storage: 'lamp' }, { storage: 'tap' }, { storage: 'door' }];
      assert.deepEqual(listed({ phase: 'pick', offer, players }, 0), [
        'pick 1',
        'pick 2',
        'pick-none',
      ]);
    },
  },
];
