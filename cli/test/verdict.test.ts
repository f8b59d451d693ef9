import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { verdict } from '../src/score-lines.ts';
import { Voice } from '../src/voice.ts';

const game = (await findGame('three-little-pigs')?.load()) as Game;
const tally = (place: number, tieBreak: number) => ({
  score: 10,
  parts: {},
  tieBreaks: [tieBreak],
  place,
});

test.each([
  ['en', 'the tie-break puts Anna ahead', 'the tie-break puts Anna and Bob ahead'],
  ['de', 'bei Gleichstand liegt Anna vorn', 'bei Gleichstand liegen Anna und Bob vorn'],
  ['nl', 'bij gelijke stand gaat Anna voor', 'bij gelijke stand gaan Anna en Bob voor'],
] as const)('the verb of a tie-break agrees with its names (%s)', (language, one, two) => {
  const voice = new Voice(game, language, { names: ['Anna', 'Bob', 'Cleo'] });
  const lines = (...seats: ReturnType<typeof tally>[]) => verdict({ seats }, voice).join('\n');
  expect(lines(tally(1, 2), tally(2, 1), tally(3, 0))).toContain(one);
  expect(lines(tally(1, 2), tally(1, 2), tally(3, 1))).toContain(two);
});
