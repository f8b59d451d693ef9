import assert from 'node:assert/strict';
import type { Check } from '@richtfest/testkit';
import { ueberdachen as game } from '../../src/index.ts';
import { stateOf } from '../support.ts';

const state = stateOf({ phase: 'act', players: [{ storage: 'lamp' }] }, { players: 4 });

function problem(move: unknown): string {
  const refused = game.refusal(state, 0, move);
  return refused !== undefined && 'problem' in refused ? String(refused.problem) : 'none';
}

export const shapeChecks: readonly Check[] = [
  {
    name: 'RF-3: amounts beyond every table are not moves',
    check() {
      const lamps = Array.from({ length: 32 }, () => 'lamp');
      const said: readonly (readonly [object, string])[] = [
        [{ verb: 'take' }, 'move lacks the field “materials”'],
        [{ verb: 'build', room: 7, cell: 0 }, 'move.room must be at most 6, not 7'],
        [{ verb: 'build', room: 0, cell: 8 }, 'move.cell must be at most 7, not 8'],
        [{ verb: 'pick', seat: 4 }, 'move.seat must be at most 3, not 4'],
        [
          { verb: 'propose', give: [], want: [], pillars: 5 },
          'move.pillars must be at most 4, not 5',
        ],
        [{ verb: 'take', materials: lamps }, 'move.materials must have at most 31 entries, not 32'],
      ];
      for (const [move, words] of said) assert.equal(problem(move), words);
      assert.equal(problem({ verb: 'build', room: 6, cell: 7 }), 'none');
    },
  },
];
