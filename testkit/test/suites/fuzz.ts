import type { Game, GameTypes } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { type FuzzOptions, fuzzGame } from '../../src/index.ts';

export interface FuzzSuite extends Omit<FuzzOptions, 'game'> {
  readonly games: { readonly usual: number; readonly long: number };
}

export function testFuzz<T extends GameTypes>(
  game: Game<T>,
  { games: { usual, long }, ...options }: FuzzSuite,
): void {
  const isLong = process.env['RICHTFEST_LONG'] === '1';
  const games = isLong ? long : usual;

  test(`fuzzing ${games} games finds nothing`, { timeout: isLong ? 3_600_000 : 900_000 }, () => {
    const findings = Array.from({ length: games }, (_, number) => {
      return fuzzGame(game, { ...options, game: number }).finding;
    });
    expect(findings.filter((finding) => finding !== undefined)).toEqual([]);
  });
}
