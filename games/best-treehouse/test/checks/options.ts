import assert from 'node:assert/strict';
import { checkedOptions } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import {
  type OptionCase,
  optionChecks as checksOf,
} from '../../../../testkit/test/option-checks.ts';
import { bestTreehouse } from '../../src/index.ts';

const cases: readonly OptionCase[] = [
  { name: 'nothing is settled', options: {} },
  { name: 'the last seat chooses first', options: { firstSeat: 1 } },
  { name: 'the fourth of four chooses first', players: 4, options: { firstSeat: 3, young: true } },
  {
    name: 'nobody sits on seat 2 of two',
    options: { firstSeat: 2 },
    message: /firstSeat must be a seat from 0 to 1/,
  },
  {
    name: 'nobody sits on seat 4 anywhere',
    players: 4,
    options: { firstSeat: 4 },
    message: /firstSeat must be at most 3/,
  },
  { name: 'young is yes or no', options: { young: 'yes' }, message: /young must be true or false/ },
  { name: 'there is no option “old”', options: { old: true }, message: /old is not an option/ },
];

export const optionChecks: readonly Check[] = [
  ...checksOf(bestTreehouse, cases),
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
