import assert from 'node:assert/strict';
import type { Json } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { problemsOf } from '../support.ts';

const TWO = { players: 2, options: { firstSeat: 0 } } as const;
const THREE = { players: 3, options: { firstSeat: 0 } } as const;
const YOUNG = { players: 2, options: { firstSeat: 0, young: true } } as const;

interface Case {
  readonly name: string;
  readonly position: Json;
  readonly table?: { players: number; options: { firstSeat: number; young?: boolean } };
  /** What is wrong with it; nothing if all is well. */
  readonly says?: RegExp;
}

const cases: readonly Case[] = [
  { name: 'an empty position is the start', position: {} },
  {
    name: 'BT-3: a room in the air',
    position: { trees: [['library -', '- gym -']] },
    says: /^position\.trees\[0\] breaks BT-3: room hangs in the air/,
  },
  {
    name: 'BT-4: a colour in two parts',
    position: { trees: [['library gym', 'trampoline - -']] },
    says: /BT-4: colour is split/,
  },
  {
    name: 'BT-5: three on the left, one on the right',
    position: { trees: [['library gym', 'chemistry-lab - -', 'observatory - - -']] },
    says: /BT-5: tree topples/,
  },
  { name: 'BT-5: one more on a side is fine', position: { trees: [['library -']] } },
  {
    name: 'BT-4: red can’t have come to 3c, whatever the order',
    position: {
      round: 3,
      trees: [['library sauna', 'gym casino trampoline', '- cargo-net climbing-wall -']],
    },
    says: /no order of building/,
  },
  {
    name: 'BT-1: a card that is there twice',
    position: { trees: [['library -']], hands: [['library']] },
    says: /^position\.hands has the library twice/,
  },
  {
    name: 'BT-2: too few places on a level',
    position: { trees: [['library']] },
    says: /^position\.trees\[0\]\[0\] must have 2 places on level 2/,
  },
  {
    name: 'BT-2: no level 7',
    position: { trees: [['- -', '- - -', '- - - -', '- - - - -', '- - - - - -', '-']] },
    says: /is level 7; level 6 is the highest/,
  },
  {
    name: 'a misspelt room in a tree',
    position: { trees: [['libary -']] },
    says: /must be rooms like “library” or “-”, not “libary”/,
  },
  {
    name: 'a misspelt room in a hand, with what was meant',
    position: { hands: [['libary']] },
    says: /^position\.hands\[0\]\[0\] must be a room like “library”, not “libary”.+library/,
  },
  {
    name: 'BT-7: six cards in the second pick',
    position: {
      pick: 2,
      hands: [['library', 'gym', 'sauna', 'grill', 'casino', 'arcade']],
    },
    says: /hands\[0\] has 6 cards; now it has 5/,
  },
  {
    name: 'BT-9: not everybody can have chosen',
    position: { chosen: ['gym', 'library'] },
    says: /chosen must leave at least one seat/,
  },
  {
    name: 'BT-9: not everybody can have settled',
    position: { phase: 'build', settled: ['discard', 'discard'] },
    says: /settled must leave at least one seat/,
  },
  {
    name: 'BT-9: a place is settled only while all build',
    position: { settled: ['2a'] },
    says: /settled\[0\] can be set only in the phase “build”/,
  },
  {
    name: 'BT-9: a card is chosen only while all choose or build',
    position: { phase: 'put-bonus', chosen: ['gym'] },
    says: /chosen\[0\] can be set only/,
  },
  {
    name: 'BT-3: a settled place obeys the rules',
    position: { phase: 'build', settled: ['3a'] },
    says: /settled\[0\] breaks BT-3: no support/,
  },
  {
    name: 'a settled place that is none',
    position: { phase: 'build', settled: ['3e'] },
    says: /settled\[0\] must be a place like “3b”/,
  },
  {
    name: 'BT-7: more rooms than picks',
    position: { round: 1, pick: 1, trees: [['library gym', 'physics-lab trampoline -']] },
    says: /^position\.trees\[0\] can have at most 0 rooms and discarded cards, .+ not 4 \(BT-7\)$/,
  },
  {
    name: 'BT-7: as many rooms as picks',
    position: { round: 1, pick: 5, trees: [['library gym', 'physics-lab trampoline -']] },
  },
  {
    name: 'BT-7: more discarded cards than picks',
    position: { round: 1, pick: 2, discarded: [[], ['library', 'gym']] },
    says: /^position\.discarded\[1\] can have at most 1 rooms and discarded cards, .+ not 2/,
  },
  {
    name: 'BT-7: a sixth card before the last pick',
    position: { pick: 5, sixth: [['library']] },
    says: /^position\.sixth\[0\] can have at most 0 cards, one for each week of picks, not 1/,
  },
  {
    name: 'BT-7: a sixth card once the last cards are revealed',
    position: { phase: 'build', pick: 5, sixth: [['library']] },
  },
  {
    name: 'BT-12: points before the first scoring',
    position: { points: [[3]] },
    says: /^position\.points\[0\] can have points of at most 0 weeks, those that were scored/,
  },
  {
    name: 'more lists than seats',
    position: { hands: [[], [], []] },
    says: /hands has 3 entries for 2 seats/,
  },
  {
    name: 'a first chooser who does not sit there',
    position: { firstChooser: 2 },
    says: /firstChooser must be a seat from 0 to 1/,
  },
  {
    name: 'BT-7: a scoring before the fifth pick',
    position: { phase: 'put-bonus', pick: 4 },
    says: /pick must be 5/,
  },
  { name: 'an end before week 3', position: { phase: 'over', round: 2 }, says: /round must be 3/ },
  {
    name: 'BT-11: two players take no bonus',
    position: { phase: 'take-bonus' },
    says: /can't be “take-bonus” at this table/,
  },
  {
    name: 'BT-15: without young players no colour is taken',
    position: { phase: 'take-colour' },
    says: /can't be “take-colour”/,
  },
  {
    name: 'BT-15: young players put no bonus',
    position: { phase: 'put-bonus' },
    table: YOUNG,
    says: /can't be “put-bonus”/,
  },
  {
    name: 'BT-15: young players have no bonus cards',
    position: { phase: 'take-colour', bonuses: [2] },
    table: YOUNG,
    says: /bonuses\[0\] can be set only/,
  },
  {
    name: 'BT-11: two players have no “2”',
    position: { phase: 'put-bonus', bonuses: [2] },
    says: /must be 0 for two players/,
  },
  {
    name: 'BT-1: three cards “2”',
    position: { phase: 'put-bonus', bonuses: [2, 2, 2] },
    table: THREE,
    says: /has 3 cards “2”; there are 2/,
  },
  {
    name: 'bonus cards only in the scoring',
    position: { bonuses: [2] },
    table: THREE,
    says: /bonuses\[0\] can be set only/,
  },
  {
    name: 'BT-10: bonus cards are taken in order',
    position: { phase: 'take-bonus', bonuses: ['-', 2] },
    table: THREE,
    says: /must follow the order of the seats: 0, 1, 2/,
  },
  {
    name: 'BT-10: and put in reverse order',
    position: { phase: 'put-bonus', claims: { red: 0 } },
    table: THREE,
    says: /must follow the order of the seats: 2, 1, 0/,
  },
  {
    name: 'BT-10: a seat still takes',
    position: { phase: 'take-bonus', bonuses: [2, 2, 0] },
    table: THREE,
    says: /must leave at least one seat/,
  },
  {
    name: 'a claim of nobody',
    position: { phase: 'put-bonus', claims: { red: 2 } },
    says: /claims\.red must be a seat from 0 to 1/,
  },
  {
    name: 'two claims of one seat',
    position: { phase: 'put-bonus', claims: { red: 0, blue: 0 } },
    says: /claims must name each seat once/,
  },
  {
    name: 'a claim outside the scoring',
    position: { claims: { red: 0 } },
    says: /claims\.red can be set only/,
  },
  { name: 'an unknown field', position: { hand: [] }, says: /unknown field “hand”/ },
];

export const tableauChecks: readonly Check[] = cases.map(
  ({ name, position, table = TWO, says }) => ({
    name: `position: ${name}`,
    check() {
      const problems = problemsOf(position, table);
      if (says === undefined) assert.deepEqual(problems, []);
      else assert.match(problems.join('\n'), says);
    },
  }),
);
