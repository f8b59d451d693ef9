import { fuzzGame } from '@richtfest/testkit';
import { expect, test } from 'vitest';
import { dreamHome } from '../src/index.ts';

const games = process.env['RICHTFEST_LONG'] === '1' ? 20_000 : 120;

test(`nothing is found in ${games} games with strange moves`, { timeout: 600_000 }, () => {
  const findings = Array.from({ length: games }, (_, game) => {
    return fuzzGame(dreamHome, { seed: 'homes', game, longestGame: 200 }).finding;
  });
  expect(findings.filter((finding) => finding !== undefined)).toEqual([]);
});
