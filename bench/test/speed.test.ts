import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { withSection } from '../src/marked-section.ts';
import { summary } from '../src/speed/against.ts';
import type { SpeedReport } from '../src/speed/index.ts';
import { type Amount, type PlayoutFigure, SECTIONS } from '../src/speed/measures.ts';
import { Interrupted, measureInOwnProcess } from '../src/speed/own-process.ts';
import { measureBoardgameIo, measurePlayouts } from '../src/speed/playouts.ts';
import { speedSections, speedTables } from '../src/speed/tables.ts';
import { measureThinking } from '../src/speed/thinking.ts';
import { tableMarkdown } from '../src/table.ts';

const TINY: Amount = { seconds: 0.002, rounds: 1, matches: 1 };
const game = (await findGame('dream-home')?.load()) as Game;
/** Only `npm run bench` installs it. */
const hasBoardgameIo = existsSync(join(import.meta.dirname, '../node_modules/boardgame.io'));

const FIGURE: PlayoutFigure = {
  game: 'dream-home',
  players: 2,
  gamesPerSecond: 20_000,
  decisionsPerSecond: 1_400_000,
  rounds: [20_000],
};
const REPORT: SpeedReport = {
  node: 'v24.0.0',
  processors: 2,
  load: 0,
  calibrations: [200],
  calibration: 200,
  playouts: [],
  thinking: [],
  memory: [],
  isStopped: false,
};

function bench(...options: readonly string[]) {
  const script = join(import.meta.dirname, '../../scripts/bench.ts');
  return spawnSync(process.execPath, [script, ...options], { encoding: 'utf8' });
}

test('random playouts are counted, also on boardgame.io if it is installed', async () => {
  const task = { players: 2, amount: TINY };
  const { gamesPerSecond, decisionsPerSecond } = measurePlayouts(game, task);
  expect(gamesPerSecond).toBeGreaterThan(0);
  expect(decisionsPerSecond).toBeGreaterThan(20 * gamesPerSecond);
  expect((await measureBoardgameIo(game, task)) !== undefined).toBe(hasBoardgameIo);
});

test('thinking time counts decisions with a choice', () => {
  const figure = measureThinking(game, 'greedy', TINY);
  expect(figure).toMatchObject({ game: 'dream-home', players: 2, bot: 'greedy' });
  expect(figure.decisions).toBeGreaterThan(20);
  expect(figure.msP95).toBeGreaterThanOrEqual(figure.msP50);
});

test('each figure is measured in a process of its own', async () => {
  const task = { kind: 'playouts', game: 'dream-home', players: 2, amount: TINY } as const;
  const { signal } = new AbortController();
  const pids = new Set<number>();
  const onFork = ({ pid }: ChildProcess) => pids.add(pid ?? 0);
  const figures = [
    await measureInOwnProcess(task, signal, onFork),
    await measureInOwnProcess(task, signal, onFork),
  ];
  for (const { gamesPerSecond } of figures) expect(gamesPerSecond).toBeGreaterThan(0);
  expect(pids.size).toBe(2);
});

test('an interrupted measurement ends its process', async () => {
  const amount = { ...TINY, seconds: 600 };
  const task = { kind: 'playouts', game: 'dream-home', players: 2, amount } as const;
  const stop = new AbortController();
  let exited: Promise<unknown> = Promise.resolve();
  const measuring = measureInOwnProcess(task, stop.signal, (child) => {
    exited = once(child, 'exit');
    child.once('spawn', () => stop.abort());
  });
  await expect(measuring).rejects.toThrow(Interrupted);
  expect(await exited).toEqual([null, 'SIGTERM']);
});

test('tables show what was not compared', () => {
  const [table, ...others] = speedTables({ ...REPORT, playouts: [FIGURE] });
  expect(others).toEqual([]);
  expect(tableMarkdown(table!)).toContain(
    '| Dream Home | 2 | 20,000 | 1,400,000 | 100 |  | not installed |  |',
  );
});

test('a run of some sections leaves the others in docs/performance.md', () => {
  const sections = speedSections({ ...REPORT, playouts: [FIGURE] });
  expect(Object.keys(sections)).toEqual(['playouts']);
  expect(sections['playouts']).toContain('load 0.0 before the start');
  const page = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');
  for (const section of SECTIONS) expect(() => withSection(page, section, '')).not.toThrow();
});

test('figures of single games or of a quick run are not published', () => {
  for (const options of [['--only', 'dream-home'], ['--quick']]) {
    const { status, stderr } = bench(...options, '--write');
    expect(status).toBe(2);
    expect(stderr).toContain('use it without --only and --quick');
  }
});

test('an unknown section is a usage error', () => {
  const { status, stderr } = bench('--section', 'dreams');
  expect(status).toBe(2);
  expect(stderr).toBe('--section must be one of playouts, thinking, memory, not “dreams”.\n');
});

test('playouts of a search are counted', () => {
  const figure = measureThinking(game, 'expert@5', { ...TINY, seconds: 0.01 });
  expect(figure.playoutsPerDecision).toBeGreaterThan(1);
  expect(figure.playoutsPerSecond).toBeGreaterThan(1);
});

test('ratios of two commits are summarized by their geometric mean and its interval', () => {
  expect(summary([2, 0.5])).toMatchObject({ ratio: 1 });
  const { ratio, error } = summary([1.02, 0.98, 1.01, 1.03, 0.99, 0.97]);
  expect(ratio).toBeCloseTo(1, 2);
  expect(error).toBeGreaterThan(0.01);
  expect(error).toBeLessThan(0.03);
});
