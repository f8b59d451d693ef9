import { fuzzGame } from '@richtfest/testkit';
import { expect, test } from 'vitest';
import { bestTreehouse } from '../src/index.ts';

const games = process.env['RICHTFEST_LONG'] === '1' ? 20_000 : 300;

test(`nothing is found in ${games} games with strange moves`, { timeout: 600_000 }, () => {
  const findings = Array.from({ length: games }, (_, game) => {
    return fuzzGame(bestTreehouse, { seed: 'treehouse', game, longestGame: 300 }).finding;
  });
  expect(findings.filter((finding) => finding !== undefined)).toEqual([]);
});
