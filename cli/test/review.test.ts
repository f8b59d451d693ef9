import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, type MatchFile, check } from '@richtfest/engine';
import { reviewFileSchema, reviewTexts } from '@richtfest/review';
import { beforeAll, expect, test } from 'vitest';
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

test.each(LANGUAGES)('review in words: %s', async (lang) => {
  const { code, out } = await reviewed({}, '--lang', lang);
  expect(code).toBe(0);
  const { momentsTitle, balanceTitle, gradesTitle, balance, note } = reviewTexts[lang];
  for (const text of [momentsTitle, balanceTitle, gradesTitle, ...Object.values(balance)]) {
    expect(out).toContain(text);
  }
  expect(out.replaceAll('\n', ' ')).toContain(note);
  expect(out).toMatch(/\d ± \d/);
});

test('an unfinished match is reviewed up to its last move', async () => {
  const { result: _, ...rest } = match;
  match = rest;
  const { code, out } = await reviewed({ moves: match.moves.slice(0, 7) }, '--lang', 'en');
  expect(code).toBe(0);
  expect(out).toMatch(/The match is not over: \S+ has the best chance to win, \d+ %\./);
});

test('a match without its secret is refused with the reason', async () => {
  const { secret: _, ...rest } = match;
  const cwd = folder();
  writeFileSync(join(cwd, 'match.json'), JSON.stringify(rest));
  const { code, out, err } = await richtfest(['review', 'match.json'], { cwd });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('The secret is not in the file.');
});

test('a wrong budget is a usage error', async () => {
  const { code, err } = await reviewed({}, '--budget', '0');
  expect(code).toBe(2);
  expect(err).toContain('--budget must be a whole number from 1 to 100000, not “0”.');
});
