import { problemText } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { threeLittlePigs } from '../src/index.ts';

const { scoreSheet } = threeLittlePigs;
const table = (houses: readonly string[], more: object = {}) => ({
  players: [{ name: 'Anna', houses }],
  ...more,
});

test('LP-16: the example in the book scores 16', () => {
  const scored = scoreSheet.score(
    table(['wood door, wood window +1, wood roof', 'straw window, straw roof']),
  );
  expect(scored).toMatchObject({
    names: ['Anna'],
    result: { seats: [{ score: 16, parts: { tiles: 13, pots: 1, houses: 2 }, place: 1 }] },
  });
});

test('the example fits its schema and is scored', () => {
  expect(scoreSheet.score(scoreSheet.example)).toHaveProperty('result');
});

test('LP-17: the variant counts cards', () => {
  const scored = scoreSheet.score({
    experienced: true,
    players: [
      { houses: ['straw door +1, straw window, straw roof'], cards: ['straw', 'wood'] },
      { houses: ['wood window, wood roof'] },
    ],
  });
  expect(scored).toMatchObject({
    names: ['1', '2'],
    result: {
      seats: [
        { score: 16, parts: { tiles: 6, cards: 4, potsCard: 3, housesCard: 0, heightCard: 3 } },
        { score: 6, place: 2 },
      ],
    },
  });
});

describe('refuses positions that the rules exclude', () => {
  test.each([
    ['LP-11', 'two-doors', ['straw door, wood door, straw roof']],
    ['LP-11', 'roof-is-not-on-top', ['straw door, straw roof, straw window']],
    ['LP-11', 'roof-is-not-on-top', ['straw door, straw roof, wood roof']],
    ['LP-10', 'door-is-not-at-the-bottom', ['straw window, straw door']],
    ['LP-14', 'roof-stands-alone', ['straw roof']],
    [
      'LP-1',
      'too-many-tiles',
      ['straw window, straw window, straw window +1', 'straw window +2', 'straw window'],
    ],
    ['LP-2', 'no-such-pots', ['straw window +3']],
    [
      'LP-2',
      'no-such-pots',
      ['stone roof', 'stone door, stone roof +1', 'stone window, stone roof +1'],
    ],
  ])('%s: %s', (rule, code, houses) => {
    const sheet = table(houses.filter((house) => house !== 'stone roof'));
    expect(scoreSheet.score(sheet)).toMatchObject({ refused: { rule, code } });
  });

  test('LP-5, LP-13: cards', () => {
    const player = { houses: [], cards: ['straw'] };
    expect(scoreSheet.score({ players: [player] })).toMatchObject({
      refused: { rule: 'LP-5', code: 'no-cards-in-base-game' },
    });
    expect(scoreSheet.score({ experienced: true, players: [player, player] })).toMatchObject({
      refused: { rule: 'LP-13', code: 'card-held-twice', material: 'straw' },
    });
  });

  test('with the place', () => {
    expect(scoreSheet.score(table(['straw door', 'straw roof']))).toMatchObject({
      where: 'players[0].houses[1]',
    });
  });
});

test.each([
  [{}, 'it lacks the field “players”'],
  [
    { players: [{ houses: ['glass door'] }] },
    'players[0].houses[0] must be tiles like “straw door, wood window +1”, not “glass door”',
  ],
  [{ players: [{ house: [] }] }, 'players[0] lacks the field “houses”'],
])('%j: %s', (sheet, sentence) => {
  const scored = scoreSheet.score(sheet);
  expect('problems' in scored && scored.problems.map(problemText)[0]).toBe(sentence);
});
