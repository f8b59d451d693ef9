import type { Game, GameTypes } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { type FuzzOptions, findingText, fuzzGame } from '../../src/index.ts';

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
    for (let number = 0; number < games; number++) {
      const { finding } = fuzzGame(game, { ...options, game: number });
      if (finding !== undefined) expect.fail(findingText(game.id, finding));
    }
  });
}
