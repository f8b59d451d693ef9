import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@richtfest/catalog';
import {
  LANGUAGES,
  type MatchFile,
  check,
  committedGenerator,
  forkHeader,
  headerOf,
} from '@richtfest/engine';
import { Reviewer, reviewFileSchema, reviewTexts } from '@richtfest/review';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PIGS, folder, richtfest } from './richtfest.ts';

let match: MatchFile;

beforeAll(async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'richtfest-'));
  const words = ['--seats', 'expert,random', '--seed', 'wolf', '--save', 'a.json'];
  await richtfest(['play', PIGS, ...words], { cwd });
  match = JSON.parse(readFileSync(join(cwd, 'a.json'), 'utf8')) as MatchFile;
  rmSync(cwd, { recursive: true });
});

async function reviewed(changed: Partial<MatchFile>, ...words: string[]) {
  const cwd = folder();
  writeFileSync(join(cwd, 'match.json'), JSON.stringify({ ...match, ...changed }));
  return richtfest(['review', 'match.json', ...words], { cwd });
}

interface Reviewed {
  readonly isFinished: boolean;
  readonly seats: readonly Record<string, { shares: number; points: number }>[];
  readonly moments: readonly unknown[];
  readonly decisions: readonly { seat: number; grade: string; loss: { shares: number } }[];
}

test('review --json fits its schema and adds up', async () => {
  const { code, out, err } = await reviewed({}, '--json', '--workers', '2');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const review = JSON.parse(out) as Reviewed;
  expect(check(reviewFileSchema, review)).toEqual([]);
  expect(review.isFinished).toBe(true);
  for (const { start, luck, own, others, result } of review.seats) {
    for (const measure of ['shares', 'points'] as const) {
      const sum = start![measure] + luck![measure] + own![measure] + others![measure];
      expect(sum).toBeCloseTo(result![measure], 4);
    }
  }
  const lossOf = (seat: number) =>
    review.decisions.reduce((sum, made) => sum + (made.seat === seat ? made.loss.shares : 0), 0);
  expect(lossOf(0)).toBe(0);
  expect(lossOf(1)).toBeGreaterThan(0.1);
  const alone = await reviewed({}, '--json', '--workers', '1');
  expect(alone.out).toBe(out);
});

const TABLES: readonly (readonly [game: string, players: readonly number[], option?: string])[] = [
  [PIGS, [2, 3, 4, 5]],
  ['dream-home', [2, 3, 4]],
  ['best-treehouse', [2, 3, 4]],
  ['ueberdachen', [3, 4], 'roundLimit=2'],
];
const EVERY_TABLE = TABLES.flatMap(([game, counts, option]) =>
  counts.map((players) => ({ game, players, options: option ? ['--option', option] : [] })),
);

test.each(EVERY_TABLE)('$game, $players players: --json fits the schema', async (table) => {
  const { game, players, options } = table;
  const cwd = folder();
  const seats = Array.from({ length: players }, () => 'greedy').join();
  const words = ['--seats', seats, ...options, '--seed', 'fits', '--save', 'all.json'];
  await richtfest(['play', game, ...words], { cwd });
  const { result, ...all } = JSON.parse(readFileSync(join(cwd, 'all.json'), 'utf8')) as MatchFile;
  expect(result).toBeDefined();
  const half = { ...all, moves: all.moves.slice(0, all.moves.length / 2) };
  writeFileSync(join(cwd, 'half.json'), JSON.stringify(half));
  for (const name of ['all', 'half']) {
    const words = ['review', `${name}.json`, '--json', '--budget', '1', '--workers', '1'];
    const { code, out, err } = await richtfest(words, { cwd });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const review = JSON.parse(out) as Reviewed;
    expect(check(reviewFileSchema, review)).toEqual([]);
    expect(review.isFinished).toBe(name === 'all');
    expect(review.seats).toHaveLength(players);
    expect(review.decisions.length).toBeGreaterThan(players);
  }
});

test.each(LANGUAGES)('review in words: %s', async (lang) => {
  const { code, out } = await reviewed({}, '--lang', lang);
  expect(code).toBe(0);
  const { momentsTitle, balanceTitle, gradesTitle, balance, note, certainty } = reviewTexts[lang];
  for (const text of [momentsTitle, balanceTitle, gradesTitle, ...Object.values(balance)]) {
    expect(out).toContain(text);
  }
  // Nothing was sampled: no figure claims an error of 0.
  expect(out.replaceAll('\n', ' ')).toContain(`${note} ${certainty['exact-turns']}`);
  expect(out).not.toMatch(/\d ± \d/);
});

test('luck comes with what happened', async () => {
  const { out } = await reviewed({}, '--lang', 'en');
  expect(out).toMatch(/luck for [^\n]*\)\n {2}\w+ (rolls|spins)/);
});

test('an unfinished match is reviewed up to its last move', async () => {
  const { result: _, ...rest } = match;
  match = rest;
  const { code, out } = await reviewed({ moves: match.moves.slice(0, 7) }, '--lang', 'en');
  expect(code).toBe(0);
  expect(out).toMatch(/The game is unfinished: \S+ has the best chance to win, \d+ %[.;]/);
});

/** Presses Ctrl-C after this many rounds of the review. */
function interruptAfter(rounds: number): void {
  const before = new Set(process.listeners('SIGINT'));
  const interrupt = () => {
    const [onInterrupt] = process.listeners('SIGINT').filter((listener) => !before.has(listener));
    onInterrupt!('SIGINT');
  };
  // oxlint-disable-next-line typescript/unbound-method -- called on the reviewer below
  const { complete, next } = Reviewer.prototype;
  let done = 0;
  const completing = vi.spyOn(Reviewer.prototype, 'complete').mockImplementation(function (
    this: Reviewer,
    ...round
  ) {
    complete.apply(this, round);
    if (++done === rounds) interrupt();
  });
  const asking = vi.spyOn(Reviewer.prototype, 'next').mockImplementation(function (this: Reviewer) {
    if (rounds === 0) interrupt();
    return next.apply(this);
  });
  onTestFinished(() => {
    completing.mockRestore();
    asking.mockRestore();
  });
}

describe('Ctrl-C', () => {
  test('after the first result prints it and says that it is less precise', async () => {
    interruptAfter(2);
    const { code, out, err } = await reviewed({}, '--lang', 'en', '--workers', '1');
    expect(code).toBe(130);
    expect(out).toContain(reviewTexts.en.gradesTitle);
    expect(err).toBe(`${reviewTexts.en.stopped}\n`);
  });

  test('after the first result prints a whole JSON file that is marked as incomplete', async () => {
    interruptAfter(2);
    const { code, out } = await reviewed({}, '--json', '--workers', '1');
    expect(code).toBe(130);
    const review = JSON.parse(out) as object;
    expect(check(reviewFileSchema, review)).toEqual([]);
    expect(review).toMatchObject({ isComplete: false });
  });

  test.each([0, 1])('before the first result prints nothing (%i rounds)', async (rounds) => {
    interruptAfter(rounds);
    const ran = await reviewed({}, '--json', '--lang', 'en', '--workers', '1');
    expect(ran).toEqual({ code: 130, out: '', err: `${reviewTexts.en.stoppedEarly}\n` });
  });
});

describe('a fork', () => {
  async function forkOf({ hasSecret }: { readonly hasSecret: boolean }): Promise<MatchFile> {
    const game = await findGame(PIGS)!.load();
    const secret = 'ab'.repeat(32);
    const generator = committedGenerator(secret, ['', '']);
    const past = hasSecret ? match.secret : undefined;
    const header = forkHeader(headerOf(match), past, { at: 6, generator, seats: match.seats });
    const { result: _, ...rest } = match;
    return { ...rest, ...header, game: game.id, secret, moves: match.moves.slice(0, 6) };
  }

  test('is reviewed from its start', async () => {
    const { code, out, err } = await reviewed(await forkOf({ hasSecret: true }), '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { decisions, isFinished } = JSON.parse(out) as Reviewed;
    expect(isFinished).toBe(false);
    const whole = JSON.parse((await reviewed({}, '--json')).out) as Reviewed;
    const moves = decisions.map(({ seat }) => seat);
    expect(moves.length).toBeGreaterThan(3);
    expect(moves).toEqual(whole.decisions.slice(0, moves.length).map(({ seat }) => seat));
  });

  test('without the secret of the match it comes from is refused', async () => {
    const { code, out, err } = await reviewed(await forkOf({ hasSecret: false }));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).not.toContain(' at ');
    expect(err).toMatch(/secret/);
  });
});

test('a match without moves has nothing to review', async () => {
  const { result: _, ...rest } = match;
  const cwd = folder();
  writeFileSync(join(cwd, 'match.json'), JSON.stringify({ ...rest, moves: [] }));
  const { code, out } = await richtfest(['review', 'match.json', '--json'], { cwd });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ decisions: [], moments: [], isFinished: false });
});

test('a match without its secret is refused with the reason', async () => {
  const { secret: _, ...rest } = match;
  const cwd = folder();
  writeFileSync(join(cwd, 'match.json'), JSON.stringify(rest));
  const { code, out, err } = await richtfest(['review', 'match.json'], { cwd });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(
    'The secret is not in the file. It is published when a game is over; until then, the game can’t be replayed or checked.\n',
  );
  const asJson = await richtfest(['review', 'match.json', '--json'], { cwd });
  expect(asJson).toMatchObject({ code: 1, err });
  expect(JSON.parse(asJson.out)).toEqual({ error: err.trim() });
});

test('a match with a wrong secret is refused because of the secret', async () => {
  const { code, out, err } = await reviewed({ secret: 'ab'.repeat(32) }, '--lang', 'en');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^The secret is not the one this table committed to/);
});

test('a wrong budget is a usage error', async () => {
  const { code, err } = await reviewed({}, '--budget', '0');
  expect(code).toBe(2);
  expect(err).toContain('--budget must be a whole number from 1 to 100000, not “0”.');
});
