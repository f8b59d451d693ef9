import assert from 'node:assert/strict';
import type { Check } from '@richtfest/testkit';
import { bestTreehouse } from '../../src/index.ts';

const { scoreSheet } = bestTreehouse;

function problemsOf(sheet: unknown): string {
  const scored = scoreSheet.score(sheet);
  assert.ok('problems' in scored, JSON.stringify(scored));
  return scored.problems.map(({ path, message }) => `${path} ${message}`).join('; ');
}

function seatsOf(sheet: unknown) {
  const scored = scoreSheet.score(sheet);
  assert.ok('result' in scored, JSON.stringify(scored));
  return scored.result.seats;
}

function refusalOf(sheet: unknown) {
  const scored = scoreSheet.score(sheet);
  assert.ok('refused' in scored, JSON.stringify(scored));
  return { rule: scored.refused.rule, code: scored.refused.code, where: scored.where };
}

/** A player whose earlier scorings brought nothing. */
const player = (tree: readonly string[], more: object = {}) => ({ tree, points: [0, 0], ...more });
const one = (tree: readonly string[], more: object = {}) => ({ players: [player(tree)], ...more });
const scoresOf = (sheet: unknown) => seatsOf(sheet).map(({ score }) => score);

const points: readonly Check[] = [
  {
    name: 'BT-12, BT-13: the example of a score sheet',
    check() {
      const scored = scoreSheet.score(scoreSheet.example);
      assert.ok('result' in scored);
      assert.deepEqual(scored.names, ['Anna', 'Ben']);
      assert.deepEqual(
        scored.result.seats.map(({ parts }) => parts),
        [
          { round1: 4, round2: 9, round3: 2, most: 7 },
          { round1: 5, round2: 8, round3: 4, most: 4 },
        ],
      );
      assert.deepEqual(
        scored.result.seats.map(({ place }) => place),
        [1, 2],
      );
    },
  },
  {
    name: 'BT-12: 1 a room, 2 and 0 under bonus cards; rooms by name or by colour',
    check() {
      const tree = ['red Library', 'red red -'];
      const own = (more: object) => seatsOf(one(tree, more))[0]?.parts['round3'];
      assert.equal(own({}), 4);
      assert.equal(own({ bonuses: { red: 2 } }), 7);
      assert.equal(own({ bonuses: { red: 0, yellow: 2 } }), 2);
    },
  },
  {
    name: 'BT-15: with young players the colours taken count, the others not',
    check() {
      const tree = ['red yellow', 'red - -'];
      const own = (more: object) => seatsOf(one(tree, { young: true, ...more }))[0]?.parts;
      assert.deepEqual(own({ taken: ['red'] }), { round1: 0, round2: 0, round3: 2, most: 3 });
      assert.equal(own({})?.['round3'], 0);
      assert.match(
        problemsOf(one(tree, { young: true, bonuses: {} })),
        /^bonuses must be left out/,
      );
      assert.match(problemsOf(one(tree, { taken: ['red'] })), /^taken must be left out/);
      assert.match(
        problemsOf(one(tree, { young: true, taken: ['red', 'red'] })),
        /^taken must name each colour once/,
      );
    },
  },
  {
    name: 'BT-1: at most two bonus cards of a kind',
    check() {
      assert.match(problemsOf(one([], { bonuses: { red: 1 } })), /^bonuses\.red must be 0 or 2/);
      const three = { red: 0, blue: 0, green: 0 };
      assert.deepEqual(refusalOf(one([], { bonuses: three })), {
        rule: 'BT-1',
        code: 'too-many-bonus-cards',
        where: 'bonuses',
      });
      assert.deepEqual(
        scoresOf(one([], { bonuses: { red: 0, blue: 0, green: 2, brown: 2 } })),
        [0],
      );
    },
  },
  {
    name: 'BT-10, BT-11, BT-15: every player puts one bonus card or takes one colour',
    check() {
      const sheet = (count: number, more: object) => ({
        players: Array.from({ length: count }, () => player([])),
        ...more,
      });
      const miscounted = { rule: 'BT-10', code: 'bonus-cards-miscounted' } as const;
      const refuses = (count: number, more: object, refused: object, where = 'bonuses') =>
        assert.deepEqual(scoreSheet.score(sheet(count, more)), { refused, where });
      refuses(2, {}, { ...miscounted, have: 0, want: 2 });
      refuses(
        2,
        { bonuses: { red: 2, blue: 0 } },
        { rule: 'BT-11', code: 'only-zeros-for-two', bonus: 2 },
      );
      refuses(3, { bonuses: { red: 2, blue: 0 } }, { ...miscounted, have: 2, want: 3 });
      const four = { red: 2, blue: 0, green: 0, brown: 2 };
      refuses(3, { bonuses: four }, { ...miscounted, have: 4, want: 3 });
      const colours = { rule: 'BT-15', code: 'colours-miscounted', have: 0, want: 2 };
      refuses(2, { young: true }, colours, 'taken');
      assert.deepEqual(scoresOf(sheet(2, { young: true, taken: ['red', 'blue'] })), [0, 0]);
      assert.deepEqual(
        scoresOf(sheet(4, { bonuses: { red: 2, blue: 0, green: 0, brown: 2 } })),
        [0, 0, 0, 0],
      );
    },
  },
  {
    name: 'BT-12: the points of both earlier scorings are needed',
    check() {
      assert.match(problemsOf({ players: [{ tree: [] }] }), /lacks the field “points”/);
      assert.match(
        problemsOf({ players: [{ tree: [], points: [3] }] }),
        /^players\[0\]\.points must have exactly 2 entries, not 1$/,
      );
      assert.deepEqual(scoresOf({ players: [{ tree: [], points: [3, 4] }] }), [7]);
    },
  },
  {
    name: 'score sheet: players without a name are numbered from 1, one to four of them',
    check() {
      const scored = scoreSheet.score({
        bonuses: { red: 0, blue: 0 },
        players: [player([]), player([], { name: 'Ben' })],
      });
      assert.ok('result' in scored);
      assert.deepEqual(scored.names, ['1', 'Ben']);
      assert.match(problemsOf({ players: [] }), /^players must have at least 1/);
      const five = { players: Array.from({ length: 5 }, () => player([])) };
      assert.match(problemsOf(five), /at most 4/);
      assert.match(problemsOf({ players: [player([], { name: '' })] }), /^players\[0\]\.name/);
      assert.deepEqual(scoresOf({ players: [player([], { name: 'B'.repeat(40) })] }), [0]);
      assert.match(
        problemsOf({ players: [player([], { name: 'B'.repeat(41) })] }),
        /^players\[0\]/,
      );
      assert.match(
        problemsOf({ players: [{ tree: [], points: [1, 2, 3] }] }),
        /^players\[0\]\.points must have exactly 2 entries, not 3$/,
      );
    },
  },
];

const refusals: readonly Check[] = [
  {
    name: 'BT-3, BT-4, BT-5, BT-10: a tree that breaks several rules is scored with all of them',
    check() {
      const lopsided = ['red -', '- blue -', 'red - - -'];
      const assessed = scoreSheet.assess({ players: [player(lopsided), player([])] });
      assert.ok('result' in assessed);
      assert.deepEqual(
        assessed.breaches.map(({ refused, where }) => `${where} ${refused.rule} ${refused.code}`),
        [
          'players[0].tree BT-3 room-hangs-in-the-air',
          'players[0].tree BT-3 room-hangs-in-the-air',
          'players[0].tree BT-4 colour-is-split',
          'players[0].tree BT-5 tree-topples',
          'bonuses BT-10 bonus-cards-miscounted',
        ],
      );
      assert.equal(assessed.result.seats[0]?.parts['round3'], 3);
    },
  },
  {
    name: 'score sheet: what can’t be read is said with its place',
    check() {
      assert.match(problemsOf({}), /lacks the field “players”/);
      assert.match(problemsOf(one(['red'])), /^players\[0\]\.tree\[0\] must have 2 places/);
      assert.match(problemsOf(one(['red -', 'red pink -'])), /^players\[0\]\.tree\[1\].+“pink”$/);
      assert.match(problemsOf(one(['red Libary'])), /not “Libary”$/);
    },
  },
  {
    name: 'score sheet: trees that can’t stand are refused with rule and place',
    check() {
      const where = 'players[0].tree';
      assert.deepEqual(refusalOf(one(['red -', '- red -'])), {
        rule: 'BT-3',
        code: 'room-hangs-in-the-air',
        where,
      });
      assert.deepEqual(refusalOf(one(['red blue', '- - red'])), {
        rule: 'BT-4',
        code: 'colour-is-split',
        where,
      });
      assert.deepEqual(refusalOf(one(['red red', 'red - -', 'red - - -'])), {
        rule: 'BT-5',
        code: 'tree-topples',
        where,
      });
      assert.deepEqual(refusalOf(one(['yellow blue', 'red purple red', '- red red -'])), {
        rule: 'BT-4',
        code: 'no-order-of-building',
        where,
      });
    },
  },
  {
    name: 'BT-5: the refusal counts both sides',
    check() {
      const scored = scoreSheet.score(one(['red red', 'red - -', 'red - - -']));
      assert.ok('refused' in scored);
      assert.deepEqual(scored.refused, { rule: 'BT-5', code: 'tree-topples', left: 3, right: 1 });
      const other = scoreSheet.score(one(['red red', '- - red', '- - - red']));
      assert.ok('refused' in other);
      assert.deepEqual(other.refused, { rule: 'BT-5', code: 'tree-topples', left: 1, right: 3 });
    },
  },
  {
    name: 'BT-3: the refusal names the room and what is missing below it',
    check() {
      const scored = scoreSheet.score(one(['red -', '- red -']));
      assert.ok('refused' in scored);
      assert.deepEqual(scored.refused, {
        rule: 'BT-3',
        code: 'room-hangs-in-the-air',
        level: 3,
        position: 1,
        missing: [{ level: 2, position: 1 }],
      });
      const other = scoreSheet.score(one(['- red', '- red -']));
      assert.ok('refused' in other && 'missing' in other.refused);
      assert.deepEqual(other.refused.missing, [{ level: 2, position: 0 }]);
    },
  },
  {
    name: 'BT-1: no card twice, no more of a colour than there are',
    check() {
      const twice = { players: [player(['library -']), player(['- library'])] };
      assert.deepEqual(refusalOf(twice), {
        rule: 'BT-1',
        code: 'card-is-there-twice',
        where: 'players',
      });
      const reds = ['red red', 'red red red'];
      const bonuses = { red: 2, blue: 2, green: 0 };
      const players = [player(reds), player(reds)];
      const three = { bonuses, players: [...players, player(['red red', '- red -'])] };
      const crowded = scoreSheet.score(three);
      assert.ok('refused' in crowded);
      assert.deepEqual(crowded, {
        refused: { rule: 'BT-1', code: 'too-many-of-a-colour', colour: 'red', have: 13 },
        where: 'players',
      });
      const twelve = { bonuses, players: [...players, player(['red red'])] };
      assert.equal(scoresOf(twelve).length, 3);
    },
  },
];

export const scoreSheetChecks: readonly Check[] = [...points, ...refusals];
