import assert from 'node:assert/strict';
import { type JsonObject, problemText, resolveOptions } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { ueberdachen as game } from '../../src/index.ts';
import { CELLS, COLUMNS, FLOORS, ROWS } from '../../src/words.ts';

const usual = (options: JsonObject): JsonObject => {
  const resolved = resolveOptions(game.options, options);
  assert.ok('options' in resolved, JSON.stringify(resolved));
  return resolved.options;
};
const sentences = (options: JsonObject, players = 4) =>
  game.checkOptions(usual(options), players).map(problemText);
const refused = (options: JsonObject) => {
  const resolved = resolveOptions(game.options, options);
  return 'problems' in resolved ? resolved.problems.map(problemText) : [];
};
const nothing = { materials: 0, opener: false, theft: false, pillar: false };
const noCards = { chamber: 0, corridor: 0, hall: 0, kitchen: 0, bathroom: 0, 'living-room': 0 };

export const optionChecks: readonly Check[] = [
  {
    name: 'UD-1, UD-2: three or four seats, two floors of 28 cells',
    check() {
      assert.deepEqual(game.players, { min: 3, max: 4 });
      assert.deepEqual([FLOORS, COLUMNS, ROWS, CELLS], [2, 7, 4, 28]);
    },
  },
  {
    name: 'the default options are valid for three and four',
    check() {
      assert.deepEqual(sentences({}, 3), []);
      assert.deepEqual(sentences({}, 4), []);
      assert.equal(usual({})['roundLimit'], 80);
      assert.equal(usual({})['quickStart'], false);
    },
  },
  {
    name: 'the first seat must exist',
    check() {
      assert.deepEqual(sentences({ firstSeat: 3 }, 4), []);
      assert.deepEqual(sentences({ firstSeat: 3 }, 3), [
        'options.firstSeat must be a seat from 0 to 2 or "lot", not 3',
      ]);
      assert.equal(refused({ firstSeat: 4 }).length, 1);
    },
  },
  {
    name: 'a die without a pillar is refused, one with a single pillar is not',
    check() {
      const die = Array.from({ length: 6 }, () => nothing);
      assert.deepEqual(sentences({ die }), [
        'options.die must have a face with a pillar, or nobody could ever begin',
      ]);
      assert.deepEqual(sentences({ die: die.with(2, { ...nothing, pillar: true }) }), []);
      assert.equal(refused({ die: die.slice(1) }).length, 1);
      assert.equal(refused({ die: die.with(0, { ...nothing, materials: 9 }) }).length, 1);
    },
  },
  {
    name: 'numbers have the limits of the rules',
    check() {
      const die = Array.from({ length: 6 }, () => nothing);
      for (const options of [
        { roundLimit: 1 },
        { roundLimit: 200 },
        { cards: { ...noCards, hall: 60 } },
        { die: die.with(0, { ...nothing, materials: 8 }) },
      ]) {
        assert.deepEqual(refused(options), []);
      }
      assert.equal(refused({ roundLimit: 0 }).length, 1);
      assert.equal(refused({ roundLimit: 201 }).length, 1);
      assert.equal(refused({ cards: { ...noCards, hall: 61 } }).length, 1);
    },
  },
  {
    name: 'there must be a card',
    check() {
      assert.deepEqual(sentences({ cards: noCards }), [
        'options.cards must leave at least one card, or nothing could ever be built',
      ]);
      assert.deepEqual(sentences({ cards: { ...noCards, hall: 1 } }), []);
      const die = Array.from({ length: 6 }, () => nothing);
      assert.deepEqual(
        sentences({ firstSeat: 3, die, cards: noCards }, 3).map((words) => words.split(' ')[0]),
        ['options.firstSeat', 'options.die', 'options.cards'],
      );
    },
  },
  {
    name: 'recipes have four or eight cells',
    check() {
      const recipes = usual({})['recipes'] as JsonObject;
      assert.deepEqual(refused({ recipes: { ...recipes, hall: ['lamp', 'lamp', 'lamp'] } }), [
        'options.recipes.hall must have exactly 4 entries, not 3',
      ]);
      assert.equal(refused({ recipes: { ...recipes, kitchen: recipes['hall']! } }).length, 1);
    },
  },
  {
    name: 'the data are the book’s chamber and our numbers',
    check() {
      assert.deepEqual((usual({})['recipes'] as JsonObject)['chamber'], [
        'radiator',
        'lamp',
        'plaster',
        'door',
      ]);
      assert.deepEqual(usual({})['cards'], {
        chamber: 12,
        corridor: 12,
        hall: 12,
        kitchen: 8,
        bathroom: 8,
        'living-room': 8,
      });
    },
  },
];
