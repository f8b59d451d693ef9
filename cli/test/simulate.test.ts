import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SimulationReport } from '../src/simulation/report.ts';
import { PIGS, folder, richtfest, richtfestProcess } from './richtfest.ts';

const KEYS = [
  'game',
  'rulesVersion',
  'players',
  'options',
  'bots',
  'seed',
  'games',
  'seconds',
  'gamesPerSecond',
  'decisions',
  'decisionsPerSecond',
  'seats',
  'length',
];

async function report(...words: string[]): Promise<SimulationReport> {
  const { code, out } = await richtfest(['simulate', PIGS, ...words, '--json']);
  expect(code).toBe(0);
  return JSON.parse(out) as SimulationReport;
}

const ONE_WORKER = ['--workers', '1'];

/** The parts of a report that must not depend on the machine. */
function outcome(report: SimulationReport): string {
  const timeless = { seconds: 0, gamesPerSecond: 0, decisionsPerSecond: 0 };
  return JSON.stringify({ ...report, ...timeless });
}

test('the JSON report has exactly the promised keys, and its figures agree', async () => {
  const found = await report('--players', '3', '--games', '500', '--seed', 'a', ...ONE_WORKER);
  expect(Object.keys(found)).toEqual(KEYS);
  expect(found).toMatchObject({ game: PIGS, players: 3, games: 500, seed: 'a' });
  expect(found.bots).toEqual(['random', 'random', 'random']);
  expect(found.options).toMatchObject({ experienced: false, firstSeat: 'lot' });
  expect(found.seats).toHaveLength(3);
  for (const seat of found.seats) {
    expect(Object.keys(seat)).toEqual(['bot', 'wins', 'meanScore', 'sdScore', 'parts']);
    const sum = Object.values(seat.parts).reduce((total, part) => total + part, 0);
    expect(sum).toBeCloseTo(seat.meanScore, 9);
  }
  expect(found.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(500, 9);
  expect(found.length.mean).toBeCloseTo(found.decisions / 500, 9);
  expect(found.length.min).toBeLessThanOrEqual(found.length.mean);
});

test('the same seed gives the same result for any number of workers', async () => {
  const words = [
    '--players',
    '4',
    '--games',
    '3001',
    '--seed',
    'same',
    '--option',
    'experienced=true',
  ];
  const [one, two, other] = await Promise.all([
    report(...words, ...ONE_WORKER),
    report(...words, '--workers', '2'),
    report(...words.with(5, 'other'), ...ONE_WORKER),
  ]);
  expect(outcome(two)).toBe(outcome(one));
  expect(outcome(other)).not.toBe(outcome(one));
});

test('greedy beats random', async () => {
  const plan = ['--bots', 'greedy,random', '--games', '10', '--seed', 'duel'];
  const { seats } = await report(...plan, ...ONE_WORKER);
  expect(seats.map(({ bot }) => bot)).toEqual(['greedy', 'random']);
  expect(seats[0]?.wins).toBeGreaterThan(8);
});

test('without --json, a table is printed', async () => {
  const plan = ['--games', '50', '--seed', 'a'];
  const { out, code } = await richtfest(['simulate', PIGS, ...plan, ...ONE_WORKER]);
  expect(code).toBe(0);
  expect(out).toContain('The Three Little Pigs, 2 players, 50 games, seed a');
  expect(out).toMatch(/Length in decisions: mean [\d.]+, shortest \d+, longest \d+\./);
});

test('CSV has a row per seat; the extension of --out chooses the format', async () => {
  const cwd = folder();
  const words = ['simulate', PIGS, '--games', '50', '--seed', 'a,"b"', ...ONE_WORKER];
  const [printed, written] = await Promise.all([
    richtfest([...words, '--csv']),
    richtfest([...words, '--out', 'report.csv'], { cwd }),
  ]);
  const timeless = (csv: string) =>
    csv.split('\n').map((line) => line.replace(/"a,""b""",50,[\d.]+,\d+,(\d+),\d+/, '$1'));
  const lines = printed.out.trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('seat,bot,wins,meanScore,sdScore,parts.tiles,parts.pots,parts.houses');
  expect(lines[1]).toContain('"a,""b""",50,');
  expect(written.err).toBe('Report written to report.csv.\n');
  expect(written.out).toContain('The Three Little Pigs, 2 players');
  expect(timeless(readFileSync(join(cwd, 'report.csv'), 'utf8'))).toEqual(timeless(printed.out));
});

test('saved games are valid match files, the same as without saving', async () => {
  const cwd = folder();
  const plan = ['--players', '3', '--games', '4', '--seed', 'kept/1'];
  const words = ['simulate', PIGS, ...plan, '--json', ...ONE_WORKER];
  const [saved, plain] = await Promise.all([
    richtfest([...words, '--save', 'games'], { cwd }),
    richtfest(words),
  ]);
  expect(outcome(JSON.parse(saved.out))).toBe(outcome(JSON.parse(plain.out)));
  expect(readdirSync(join(cwd, 'games'))).toEqual(
    ['0', '1', '2', '3'].map((number) => `${PIGS}-kept-1-00000${number}.json`),
  );
  const checked = await richtfest(['verify', 'games'], { cwd });
  expect(checked.code).toBe(0);
  expect(checked.out).toContain('This proves that the luck comes from the recorded seed');
  expect(checked.out).toMatch(/\n4 passed, 0 failed\n$/);
});

test('Ctrl-C prints the results so far and exits with 130', async () => {
  const cwd = folder();
  const games = join(cwd, 'games');
  const plan = ['--games', '1000000000', '--seed', 'long', '--save', 'games'];
  const words = [...plan, '--json', ...ONE_WORKER];
  const { code, out, err } = await richtfestProcess(['simulate', PIGS, ...words], {
    cwd,
    interruptWhen: () => existsSync(games) && readdirSync(games).length > 0,
  });
  expect(code).toBe(130);
  const done = (JSON.parse(out) as SimulationReport).games;
  expect(done).toBe(readdirSync(games).length);
  expect(err).toBe(
    `Stopped after ${done.toLocaleString('en')} of 1,000,000,000 games; the figures are for those.\n`,
  );
});
