import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { expect, test } from 'vitest';
import type { Amount, PlayoutFigure } from '../src/speed/measures.ts';
import { measurePlayouts } from '../src/speed/playouts.ts';
import { speedTables } from '../src/speed/tables.ts';
import { measureThinking } from '../src/speed/thinking.ts';
import { tableMarkdown } from '../src/table.ts';

const TINY: Amount = { seconds: 0.002, rounds: 1, matches: 1 };
const game = (await findGame('dream-home')?.load()) as Game;
/** Only `npm run bench` installs it. */
const hasBoardgameIo = existsSync(join(import.meta.dirname, '../node_modules/boardgame.io'));

test('random playouts are counted for every number of players', async () => {
  const figures = await measurePlayouts(game, TINY);
  expect(figures.map(({ players }) => players)).toEqual([2, 3, 4]);
  for (const { gamesPerSecond, decisionsPerSecond, boardgameIo } of figures) {
    expect(gamesPerSecond).toBeGreaterThan(0);
    expect(decisionsPerSecond).toBeGreaterThan(20 * gamesPerSecond);
    expect(boardgameIo !== undefined).toBe(hasBoardgameIo);
  }
});

test('thinking time counts decisions with a choice', () => {
  const [figure] = measureThinking(game, TINY, ['greedy']);
  expect(figure).toMatchObject({ game: 'dream-home', players: 2, bot: 'greedy' });
  expect(figure?.decisions).toBeGreaterThan(20);
  expect(figure?.msP95).toBeGreaterThanOrEqual(figure?.msP50 ?? Infinity);
});

test('tables say if boardgame.io is not installed', () => {
  const figure: PlayoutFigure = {
    game: 'dream-home',
    players: 2,
    gamesPerSecond: 20_000,
    decisionsPerSecond: 1_400_000,
    rounds: [20_000],
  };
  const report = {
    node: 'v24.0.0',
    processors: 2,
    load: 0,
    calibrations: [200],
    calibration: 200,
    playouts: [figure],
    thinking: [],
    memory: [],
    isStopped: false,
  };
  const [table, ...others] = speedTables(report);
  expect(others).toEqual([]);
  expect(tableMarkdown(table!)).toContain(
    '| Dream Home | 2 | 20,000 | 1,400,000 | 100 |  | not installed |  |',
  );
});

test('an invalid option prints an error and exits with code 2', () => {
  const script = join(import.meta.dirname, '../../scripts/bench.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, '--section', 'dreams'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toBe('--section must be one of playouts, thinking, memory, not “dreams”.\n');
});

test('rollouts of a search are counted', () => {
  const [figure] = measureThinking(game, { ...TINY, seconds: 0.01 }, ['expert@5']);
  expect(figure?.playoutsPerDecision).toBeGreaterThan(1);
  expect(figure?.playoutsPerSecond).toBeGreaterThan(1);
});
