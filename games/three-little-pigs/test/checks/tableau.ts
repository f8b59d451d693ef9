import assert from 'node:assert/strict';
import { type Json, checkedOptions } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { type PigsTypes, threeLittlePigs } from '../../src/index.ts';
import { MAX_HOUSES } from '../../src/stacks.ts';

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

function setPosition(position: Json, chosen = options): string {
  const read = threeLittlePigs.notation.readPosition(position, { players: 2, options: chosen });
  return 'state' in read
    ? ''
    : read.problems.map(({ path, message }) => `${path} ${message}`).join('; ');
}

const WOLVES = ['door', 'window', 'roof', 'wolf', 'wolf'];
const HOUSES = [['straw door']];

/** Positions that the rules exclude or that can’t be read. */
const refusedPositions: readonly { name: string; position: Json; says: RegExp }[] = [
  {
    name: 'more lists of houses than seats',
    position: { houses: [[], [], []] },
    says: /^position\.houses has 3 entries for 2 seats$/,
  },
  {
    name: 'a house that can’t be read',
    position: { houses: [[], ['straw dor']] },
    says: /^position\.houses\[1\]\[0\] must be tiles like “.*”, not “straw dor”$/,
  },
  {
    name: 'a tile in the box that can’t be read',
    position: { box: ['glass door'] },
    says: /box\[0\] must be a tile like “straw door”, not “glass door”/,
  },
  {
    name: 'LP-1: tiles that lie nowhere',
    position: { box: [], stacks: { 'straw door': [0, 0, 1] } },
    says: /^position\.stacks\.straw door leaves 1 tiles that are nowhere else \(LP-1\)$/,
  },
  {
    name: 'LP-5: cards in the base game',
    position: { cards: { straw: 0 } },
    says: /^position\.cards breaks LP-5: no cards in base game$/,
  },
  {
    name: 'turns for another number of seats',
    position: { turns: [1, 0, 0] },
    says: /^position\.turns must have 2 entries, not 3$/,
  },
  {
    name: 'no turn of the player to move',
    position: { seat: 1, turns: [1, 0] },
    says: /^position\.turns must be at least 1 for the seat to move$/,
  },
  {
    name: 'LP-7: a roll after the second wolf',
    position: { phase: 'roll', dice: WOLVES },
    says: /^position\.phase can't be “roll” with 2 wolves showing \(LP-7\)$/,
  },
  {
    name: 'LP-7: a build after the second wolf',
    position: { phase: 'build', dice: WOLVES },
    says: /phase can't be “build” with 2 wolves showing \(LP-7\)/,
  },
  {
    name: 'LP-7: the wolf after one wolf',
    position: { phase: 'wolf', dice: ['door', 'door', 'window', 'roof', 'wolf'], houses: HOUSES },
    says: /^position\.phase can be “wolf” only with two wolves and a house to blow at/,
  },
  {
    name: 'LP-3: a wolf on a die without one',
    position: { dice: ['wolf', 'door', 'door', 'window', 'roof'] },
    says: /^position\.dice\[0\] can't show “wolf”: this die has the faces door, window, roof \(LP-3\)$/,
  },
  {
    name: 'LP-15: a roll after the stacks that end the game',
    position: { stacks: { 'stone roof': [], 'wood door': [], 'stone window': [] } },
    says: /^position\.stacks can't be “roll” with 3 empty stacks, which end the game \(LP-15\)$/,
  },
  {
    name: 'LP-6: a fourth roll',
    position: { phase: 'roll', rolls: 3 },
    says: /^position\.phase can be “roll” only after the first or second roll \(LP-6\)$/,
  },
  {
    name: 'LP-9: building with nothing to build with',
    position: { phase: 'build', dice: ['roof', 'roof', 'roof', 'roof', 'wolf'] },
    says: /^position\.phase can be “build” only if a tile can be taken and placed \(LP-9\)$/,
  },
  {
    name: 'a first tile before building',
    position: { phase: 'roll', firstTile: 'straw door' },
    says: /^position\.firstTile can be set only in phase “build”$/,
  },
];

const { scoreSheet } = threeLittlePigs;

const REFUSED_BLOWS = [
  { house: MAX_HOUSES - 1, rule: 'LP-14' },
  { house: MAX_HOUSES, rule: 'RF-3' },
];

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
  ...refusedPositions.map(({ name, position, says }) => ({
    name: `position refused: ${name}`,
    check: () => assert.match(setPosition(position), says),
  })),
  {
    name: 'LP-5: cards are set with experienced players',
    check: () =>
      assert.equal(
        setPosition(
          { cards: { straw: 0 }, houses: [['straw door, straw window, straw roof']] },
          { ...options, experienced: true },
        ),
        '',
      ),
  },
  {
    name: 'LP-14: a blow can name as many houses as a seat can own',
    check() {
      const position = { phase: 'wolf', dice: WOLVES, houses: [[], ['straw door']] };
      const read = threeLittlePigs.notation.readPosition(position, { players: 2, options });
      assert.ok('state' in read);
      for (const { house, rule } of REFUSED_BLOWS) {
        const move = { verb: 'blow', seat: 1, house } as const;
        assert.equal(threeLittlePigs.refusal(read.state, 0, move)?.rule, rule);
      }
    },
  },
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
