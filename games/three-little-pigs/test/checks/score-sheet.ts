import assert from 'node:assert/strict';
import type { Check } from '@richtfest/testkit';
import { threeLittlePigs } from '../../src/index.ts';

const { scoreSheet } = threeLittlePigs;

function problemsOf(sheet: unknown): string {
  const scored = scoreSheet.score(sheet);
  assert.ok('problems' in scored);
  return scored.problems.map(({ path, message }) => `${path} ${message}`).join('; ');
}

function scoresOf(sheet: unknown): readonly number[] {
  const scored = scoreSheet.score(sheet);
  assert.ok('result' in scored);
  return scored.result.seats.map(({ score }) => score);
}

const named = (name: string) => ({ players: [{ name, houses: [] }] });

export const scoreSheetChecks: readonly Check[] = [
  {
    name: 'LP-16: the example of a score sheet shows finished and open houses',
    check() {
      const scored = scoreSheet.score(scoreSheet.example);
      assert.ok('result' in scored);
      assert.deepEqual(scored.names, ['Anna', 'Ben']);
      assert.deepEqual(
        scored.result.seats.map(({ parts }) => parts),
        [
          { tiles: 13, pots: 1, houses: 2 },
          { tiles: 9, pots: 1, houses: 1 },
        ],
      );
      assert.match(JSON.stringify(scoreSheet.example), /"straw door"/);
    },
  },
  {
    name: 'score sheet: players without a name are numbered from 1',
    check() {
      const scored = scoreSheet.score({
        players: [{ houses: [] }, { name: 'Ben', houses: [] }, { houses: [] }],
      });
      assert.ok('result' in scored);
      assert.deepEqual(scored.names, ['1', 'Ben', '3']);
    },
  },
  {
    name: 'score sheet: one to five players, named with up to 40 letters',
    check() {
      assert.deepEqual(scoresOf({ players: [{ houses: ['straw window, straw roof'] }] }), [5]);
      assert.equal(
        scoresOf({ players: Array.from({ length: 5 }, () => ({ houses: [] })) }).length,
        5,
      );
      assert.match(problemsOf({ players: [] }), /^players must have at least 1/);
      assert.match(
        problemsOf({ players: Array.from({ length: 6 }, () => ({ houses: [] })) }),
        /at most 5/,
      );
      assert.deepEqual(scoresOf(named('B')), [0]);
      assert.deepEqual(scoresOf(named('B'.repeat(40))), [0]);
      assert.match(problemsOf(named('')), /^players\[0\]\.name/);
      assert.match(problemsOf(named('B'.repeat(41))), /^players\[0\]\.name/);
    },
  },
  {
    name: 'score sheet: what can’t be read is said with its place',
    check() {
      assert.match(problemsOf({}), /lacks the field “players”/);
      assert.match(
        problemsOf({ players: [{ houses: ['straw door', 'straw dor'] }] }),
        /^players\[0\]\.houses\[1\] must be tiles like .+, not “straw dor”$/,
      );
    },
  },
  {
    name: 'LP-1, LP-5, LP-10, LP-11: houses that break several rules are scored with all of them',
    check() {
      const assessed = scoreSheet.assess({
        players: [
          { houses: ['straw window, straw door, straw roof', 'wood roof, wood roof'] },
          {
            houses: [Array.from({ length: 5 }, () => 'stone window').join(', ')],
            cards: ['straw'],
          },
        ],
      });
      assert.ok('result' in assessed);
      assert.deepEqual(
        assessed.breaches.map(({ refused, where }) => `${where} ${refused.rule} ${refused.code}`),
        [
          'players[0].houses[0] LP-10 door-is-not-at-the-bottom',
          'players[0].houses[1] LP-11 roof-is-not-on-top',
          'players LP-5 no-cards-in-base-game',
          'players LP-1 too-many-tiles',
        ],
      );
      assert.equal(assessed.result.seats[0]?.parts['tiles'], 12);
    },
  },
  {
    name: 'score sheet: a house that can’t stand is reported with its place',
    check() {
      const scored = scoreSheet.score({
        players: [{ houses: [] }, { houses: ['straw door', 'wood roof'] }],
      });
      assert.ok('refused' in scored);
      assert.equal(scored.where, 'players[1].houses[1]');
    },
  },
];
