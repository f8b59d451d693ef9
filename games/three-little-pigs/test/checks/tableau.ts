import assert from 'node:assert/strict';
import { type Json, checkedOptions } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { type PigsTypes, threeLittlePigs } from '../../src/index.ts';

/** Houses of one seat that can’t stand, or tiles that can’t all come from one box. */
const refused: readonly {
  houses: readonly string[];
  rule: string;
  code: string;
  about?: object;
}[] = [
  { houses: ['straw door, wood door'], rule: 'LP-11', code: 'two-doors' },
  { houses: ['straw window, straw roof, wood window'], rule: 'LP-11', code: 'roof-is-not-on-top' },
  { houses: ['straw window, straw roof, wood roof'], rule: 'LP-11', code: 'roof-is-not-on-top' },
  { houses: ['straw roof, straw window'], rule: 'LP-11', code: 'roof-is-not-on-top' },
  { houses: ['straw window, straw door'], rule: 'LP-10', code: 'door-is-not-at-the-bottom' },
  { houses: ['wood roof'], rule: 'LP-14', code: 'roof-stands-alone' },
  {
    houses: ['straw window', 'straw window', 'straw window +1', 'straw window +2', 'straw window'],
    rule: 'LP-1',
    code: 'too-many-tiles',
    about: { kind: 'window', material: 'straw', have: 5, exist: 4 },
  },
  {
    houses: ['stone door', 'stone door', 'stone door'],
    rule: 'LP-2',
    code: 'no-such-pots',
    about: { kind: 'door', material: 'stone', pots: 0, exist: 2 },
  },
  {
    houses: ['wood window +2', 'wood window +2'],
    rule: 'LP-2',
    code: 'no-such-pots',
    about: { pots: 2, exist: 1 },
  },
  { houses: ['wood window +3'], rule: 'LP-2', code: 'no-such-pots', about: { pots: 3, exist: 0 } },
];

const standing = [
  'straw door',
  'straw window',
  'straw window, wood window, stone window',
  'wood door, straw window +2, straw roof +1',
  'stone window, wood roof',
  'stone door, stone roof',
];

const options = checkedOptions(threeLittlePigs, { players: 2 }) as unknown as PigsTypes['Options'];

function sheet(houses: readonly string[], more: object = {}): unknown {
  return { players: [{ houses, ...more }, { houses: [] }] };
}

function setPosition(position: Json): string {
  const read = threeLittlePigs.notation.readPosition(position, { players: 2, options });
  return 'state' in read
    ? ''
    : read.problems.map(({ path, message }) => `${path} ${message}`).join('; ');
}

const { scoreSheet } = threeLittlePigs;

export const tableauChecks: readonly Check[] = [
  ...refused.map(({ houses, rule, code, about = {} }) => ({
    name: `${rule}: ${houses.join(' | ')} can’t lie on a table (${code})`,
    check() {
      const scored = scoreSheet.score(sheet(houses));
      assert.ok('refused' in scored);
      assert.deepEqual({ ...scored.refused, ...about, rule, code }, scored.refused);
      assert.ok(setPosition({ houses: [houses] }).includes(`breaks ${rule}`));
    },
  })),
  {
    name: 'LP-10, LP-11: what can stand is scored and set',
    check() {
      assert.ok('result' in scoreSheet.score(sheet(standing)));
      assert.equal(setPosition({ houses: [standing] }), '');
    },
  },
  {
    name: 'LP-1: every tile of the box may lie on the table at once',
    check() {
      const pots = { door: [0, 0, 1, 1], window: [0, 0, 1, 2], roof: [0, 0, 0, 1] };
      const houses = ['straw', 'wood', 'stone'].flatMap((material) =>
        [0, 1, 2, 3].map(
          (at) =>
            `${material} door +${pots.door[at]}, ${material} window +${pots.window[at]}, ${material} roof +${pots.roof[at]}`,
        ),
      );
      const scored = scoreSheet.score(sheet(houses));
      assert.ok('result' in scored);
      assert.deepEqual(scored.result.seats[0]?.parts, { tiles: 108, pots: 18, houses: 12 });
    },
  },
  {
    name: 'LP-16: the sheet of the rulebook’s picture scores 16',
    check() {
      const scored = scoreSheet.score(
        sheet(['wood door, wood window +1, wood roof', 'straw window, straw roof']),
      );
      assert.ok('result' in scored);
      assert.deepEqual(
        scored.result.seats.map(({ score, place }) => [score, place]),
        [
          [16, 1],
          [0, 2],
        ],
      );
    },
  },
  {
    name: 'LP-5: there are no cards in the base game',
    check() {
      const scored = scoreSheet.score(sheet([], { cards: ['straw'] }));
      assert.ok('refused' in scored);
      assert.deepEqual(scored.refused, { rule: 'LP-5', code: 'no-cards-in-base-game' });
    },
  },
  {
    name: 'LP-13: a card is held once',
    check() {
      const players = [
        { houses: [], cards: ['straw', 'wood'] },
        { houses: [], cards: ['wood'] },
      ];
      const scored = scoreSheet.score({ experienced: true, players });
      assert.ok('refused' in scored);
      assert.deepEqual(scored.refused, {
        rule: 'LP-13',
        code: 'card-held-twice',
        material: 'wood',
      });
      const fair = scoreSheet.score({ experienced: true, players: [players[0], { houses: [] }] });
      assert.ok('result' in fair);
      assert.deepEqual(
        fair.result.seats.map(({ score }) => score),
        [4, 0],
      );
    },
  },
];
