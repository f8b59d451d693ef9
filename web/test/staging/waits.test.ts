import { findGame } from '@richtfest/catalog';
import type { GameTypes } from '@richtfest/engine';
import { PACES } from '../../src/settings/settings.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Staging } from '../../src/board/staging.ts';
import { staging as bestTreehouse } from '../../src/games/best-treehouse/table/stage/staging.ts';
import { staging as dreamHome } from '../../src/games/dream-home/table/stage/staging.ts';
import { staging as threeLittlePigs } from '../../src/games/three-little-pigs/table/stage/staging.ts';
import { staging as ueberdachen } from '../../src/games/ueberdachen/table/stage/staging.ts';
import { playedByBots, waitsOf } from './staged-match.ts';

/** The dice of a single match of the pigs say little. */
const SEEDS: Readonly<Record<string, readonly string[]>> = {
  'three-little-pigs': ['one', 'two', 'three'],
};

/** Seconds between two own decisions while two bots play, which events that affect oneself prolong. */
const LIMITS = [
  {
    id: 'three-little-pigs',
    staging: threeLittlePigs,
    bot: 'expert',
    calm: { least: 6, mean: 8, longest: 11 },
    brisk: { least: 3, mean: 5, longest: 7 },
    instant: { least: 0, mean: 0.2, longest: 0.4 },
  },
  {
    id: 'dream-home',
    staging: dreamHome,
    bot: 'greedy',
    calm: { least: 3.5, mean: 6, longest: 8 },
    brisk: { least: 2, mean: 4, longest: 5 },
    instant: { least: 0, mean: 0.2, longest: 0.2 },
  },
  {
    id: 'best-treehouse',
    staging: bestTreehouse,
    bot: 'greedy',
    // Longest: the points of a week stay to be read, or until a tap.
    calm: { least: 0.5, mean: 2, longest: 7.5 },
    brisk: { least: 0.3, mean: 1, longest: 4.5 },
    instant: { least: 0, mean: 0.2, longest: 0.2 },
  },
  {
    id: 'ueberdachen',
    staging: ueberdachen,
    bot: 'greedy',
    calm: { least: 3, mean: 6, longest: 10 },
    brisk: { least: 1.5, mean: 4, longest: 6 },
    instant: { least: 0, mean: 0.3, longest: 2.5 },
  },
];

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the wait for two bots', () => {
  test.each(LIMITS)('in $id is short at every pace', async ({ id, bot, ...rest }) => {
    const game = await findGame(id)!.load();
    const bots = [bot, bot, bot];
    const matches = await Promise.all(
      (SEEDS[id] ?? ['one']).map((seed) => playedByBots({ game, bots, seed })),
    );
    const staging = rest.staging as unknown as Staging<GameTypes, unknown, unknown>;
    vi.useFakeTimers();
    for (const pace of PACES) {
      const seconds: number[] = [];
      for (const match of matches) {
        seconds.push(...(await waitsOf(match, staging, pace)).map((ms) => ms / 1000));
      }
      const { least, mean, longest } = rest[pace];
      const average = seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
      expect(average, `mean at ${pace}`).toBeGreaterThanOrEqual(least);
      expect(average, `mean at ${pace}`).toBeLessThanOrEqual(mean);
      expect(Math.max(...seconds), `longest at ${pace}`).toBeLessThanOrEqual(longest);
    }
  });
});
