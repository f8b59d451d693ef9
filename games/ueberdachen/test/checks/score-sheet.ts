import assert from 'node:assert/strict';
import { problemText } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { tallyOfView } from '../../src/house.ts';
import { scoreSheet } from '../../src/score-sheet.ts';
import { positionOf } from '../support.ts';

const FULL = ['kitchen A: full', 'bathroom C: full', 'living-room E: full', 'hall G: full'];
const UPPER = ['upper chamber A: full', 'upper corridor B: full'];

function refusal(sheet: object): unknown {
  const scored = scoreSheet.score(sheet);
  return 'refused' in scored ? { ...scored.refused, where: scored.where } : scored;
}

function problem(sheet: unknown): string {
  const scored = scoreSheet.score(sheet);
  return 'problems' in scored ? scored.problems.map(problemText).join('; ') : 'none';
}

export const scoreSheetChecks: readonly Check[] = [
  {
    name: 'UD-17: a finished game of the box is scored part by part',
    check() {
      const scored = scoreSheet.score({
        players: [
          { name: 'Anna', roof: true, rooms: [...FULL, ...UPPER] },
          { name: 'Ben', rooms: ['hall A: full', 'hall B: full', 'kitchen C: C1'] },
          { rooms: [] },
        ],
      });
      assert.ok('result' in scored);
      assert.deepEqual(scored.names, ['Anna', 'Ben', '3']);
      const parts = { roof: 3, kinds: 3, large: 9, small: 3, floors: 2, majorities: 5 };
      assert.deepEqual(
        scored.result.seats.map(({ score, place }) => [score, place]),
        [
          [25, 1],
          [3, 2],
          [0, 3],
        ],
      );
      assert.deepEqual(scored.result.seats[0]?.parts, parts);
    },
  },
  {
    name: 'a view is scored like the table, including the roof',
    check() {
      const position = { phase: 'over', roof: 1, players: [{ rooms: FULL }, { floor: 1 }] };
      assert.deepEqual(
        tallyOfView(positionOf(position, { players: 3 })).map(({ score }) => score),
        [9 + 1 + 2 + 4, 3, 0],
      );
    },
  },
  {
    name: 'UD-17: a seat without a room never has the most of it',
    check() {
      const scored = scoreSheet.score({ players: [{ rooms: ['hall A: full'] }] });
      assert.ok('result' in scored);
      assert.equal(scored.result.seats[0]?.score, 2);
    },
  },
  {
    name: 'the example is scored',
    check() {
      const scored = scoreSheet.score(scoreSheet.example);
      assert.ok('result' in scored);
      assert.deepEqual(
        scored.result.seats.map(({ score }) => score),
        [10, 8, 5],
      );
    },
  },
  {
    name: 'UD-1, UD-2, UD-16: a table that breaks several rules is scored with all of them',
    check() {
      const roofed = { roof: true, trade: 'mason' };
      const assessed = scoreSheet.assess({
        players: [
          { ...roofed, rooms: ['hall A: full', 'chamber A: full', 'kitchen G: full'] },
          { ...roofed, rooms: ['hall A: full'] },
          { rooms: [] },
        ],
      });
      assert.ok('result' in assessed);
      assert.deepEqual(
        assessed.breaches.map(({ refused, where }) => `${where} ${refused.rule} ${refused.code}`),
        [
          'players[0].rooms[1] UD-2 rooms-overlap',
          'players[0].rooms[2] UD-2 room-beyond-the-wall',
          'players UD-1 trade-twice',
          'players UD-16 two-roofs',
        ],
      );
      assert.equal(assessed.result.seats[1]?.parts['roof'], 3);
    },
  },
  {
    name: 'an impossible table is refused with its rule and path',
    check() {
      assert.deepEqual(
        refusal({ players: [{ rooms: [] }, { rooms: ['hall A: full', 'hall A: A1'] }] }),
        {
          rule: 'UD-2',
          code: 'rooms-overlap',
          column: 0,
          where: 'players[1].rooms[1]',
        },
      );
      assert.deepEqual(refusal({ players: [{ rooms: ['kitchen G: full'] }] }), {
        rule: 'UD-2',
        code: 'room-beyond-the-wall',
        column: 6,
        where: 'players[0].rooms[0]',
      });
      assert.deepEqual(refusal({ players: [{ rooms: ['hall A:', 'kitchen G: full'] }] }), {
        rule: 'UD-9',
        code: 'room-without-material',
        room: 'hall',
        where: 'players[0].rooms[0]',
      });
      const halls = Array.from('ABCDEFG', (letter) => `hall ${letter}: full`);
      assert.deepEqual(refusal({ players: [{ rooms: halls }, { rooms: halls }] }), {
        rule: 'UD-3',
        code: 'too-many-cards',
        room: 'hall',
        have: 14,
        exist: 12,
        where: 'players',
      });
      const roofed = { roof: true, rooms: [] };
      assert.deepEqual(refusal({ players: [roofed, roofed] }), {
        rule: 'UD-16',
        code: 'two-roofs',
        where: 'players',
      });
      const mason = { trade: 'mason', rooms: [] };
      assert.deepEqual(refusal({ players: [mason, mason] }), {
        rule: 'UD-1',
        code: 'trade-twice',
        trade: 'mason',
        where: 'players',
      });
    },
  },
  {
    name: 'other numbers of cards count',
    check() {
      const halls = Array.from('ABCDEFG', (letter) => `hall ${letter}: full`);
      const cards = {
        chamber: 1,
        corridor: 1,
        hall: 14,
        kitchen: 1,
        bathroom: 1,
        'living-room': 1,
      };
      assert.ok(
        'result' in scoreSheet.score({ cards, players: [{ rooms: halls }, { rooms: halls }] }),
      );
    },
  },
  {
    name: 'an invalid sheet gets an error message',
    check() {
      assert.equal(problem({}), 'it lacks the field “players”');
      assert.match(
        problem({ players: [{ rooms: ['shed A: full'] }] }),
        /players\[0\]\.rooms\[0\] must be a room like/,
      );
      assert.match(problem({ players: [{ room: [] }] }), /lacks the field “rooms”/);
      assert.match(problem([]), /must be an object/);
      assert.match(problem({ players: [] }), /players must have at least 1 entr/);
      const named = (length: number) => ({ players: [{ name: 'x'.repeat(length), rooms: [] }] });
      assert.equal(problem(named(40)), 'none');
      assert.match(problem(named(41)), /must be at most 40 characters long/);
      assert.match(problem(named(0)), /must be at least 1 characters long/);
    },
  },
];
