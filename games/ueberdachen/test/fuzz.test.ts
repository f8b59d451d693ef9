import { fuzzGame } from '@richtfest/testkit';
import { expect, test } from 'vitest';
import { ueberdachen } from '../src/index.ts';

const games = process.env['RICHTFEST_LONG'] === '1' ? 400 : 6;

test(`nothing is found in ${games} games with strange moves`, { timeout: 900_000 }, () => {
  const findings = Array.from({ length: games }, (_, game) => {
    return fuzzGame(ueberdachen, { seed: 'site', game, longestGame: 20_000 }).finding;
  });
  expect(findings.filter((finding) => finding !== undefined)).toEqual([]);
});
