import assert from 'node:assert/strict';
import { type JsonObject, checkedOptions } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { bestTreehouse } from '../../src/index.ts';

/** What is wrong with a table; nothing if all is well. */
function complaint(players: number, options: JsonObject): string {
  try {
    checkedOptions(bestTreehouse, { players, options });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const cases: readonly [string, number, JsonObject, RegExp?][] = [
  ['nothing is settled', 2, {}],
  ['the last seat chooses first', 2, { firstSeat: 1 }],
  ['the fourth of four chooses first', 4, { firstSeat: 3, young: true }],
  ['nobody sits on seat 2 of two', 2, { firstSeat: 2 }, /firstSeat must be a seat from 0 to 1/],
  ['nobody sits on seat 4 anywhere', 4, { firstSeat: 4 }, /firstSeat must be at most 3/],
  ['young is yes or no', 2, { young: 'yes' }, /young must be true or false/],
  ['there is no option “old”', 2, { old: true }, /old is not an option/],
];

export const optionChecks: readonly Check[] = [
  ...cases.map(([name, players, options, says]) => ({
    name: `options: ${name}`,
    check() {
      if (says === undefined) assert.equal(complaint(players, options), '');
      else assert.match(complaint(players, options), says);
    },
  })),
  {
    name: 'options: usually the lot decides, and nobody is young',
    check() {
      assert.deepEqual(checkedOptions(bestTreehouse, { players: 2 }), {
        firstSeat: 'lot',
        young: false,
      });
    },
  },
  {
    name: 'options: two to four players',
    check() {
      assert.deepEqual(bestTreehouse.players, { min: 2, max: 4 });
    },
  },
];
