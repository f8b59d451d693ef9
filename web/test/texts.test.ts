import { LANGUAGES, formatWith } from '@richtfest/engine';
import { PROBLEM_CODES } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { accountTexts } from '../src/account/account-texts.ts';
import { endTexts } from '../src/end/end-texts.ts';
import { fileTexts } from '../src/files/file-texts.ts';
import { exerciseTexts } from '../src/exercises/exercise-texts.ts';
import { puzzleTexts } from '../src/puzzles/puzzle-texts.ts';
import { replayTexts } from '../src/replay/replay-texts.ts';
import { reviewPageTexts } from '../src/review/review-page-texts.ts';
import { noticeTexts } from '../src/notices/notice-texts.ts';
import { hostTexts } from '../src/online/host-texts.ts';
import { linkTexts } from '../src/online/link-texts.ts';
import { programTexts } from '../src/online/program-texts.ts';
import { statisticsTexts } from '../src/statistics/statistics-texts.ts';
import { frameTexts } from '../src/texts/index.ts';
import { timeTexts } from '../src/time/time-texts.ts';

type Saying = (...values: unknown[]) => unknown;

/** Each text gets a value that serves as number, name or list of seats, and a format. */
const VALUE = [2];
const FORMAT = Object.assign(() => 5, formatWith(Intl, 'en', []), { toString: () => '5' });

/** Every text with its path; functions are called with harmless values. */
function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [[path, String((value as Saying)(VALUE, FORMAT, FORMAT))]];
  return Object.entries(value as object).flatMap(([key, member]) =>
    leaves(member, `${path}.${key}`),
  );
}

/** Names and signs that are the same in several languages. */
const SHARED = new Set(['Richtfest', 'Bot', 'bot', 'JSON']);

describe.each([
  ['the frame', frameTexts],
  ['the end', endTexts],
  ['replays', replayTexts],
  ['reviews', reviewPageTexts],
  ['exercises', exerciseTexts],
  ['puzzles', puzzleTexts],
  ['files', fileTexts],
  ['links', linkTexts],
  ['hosts', hostTexts],
  ['programs', programTexts],
  ['accounts', accountTexts],
  ['statistics', statisticsTexts],
  ['time', timeTexts],
  ['notices', noticeTexts],
])('texts of %s', (_, texts) => {
  const english = leaves(texts.en);

  test.each(LANGUAGES)('%s has every text, and none is empty', (language) => {
    const said = leaves(texts[language]);
    expect(said.map(([path]) => path)).toEqual(english.map(([path]) => path));
    expect(said.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each(LANGUAGES.slice(1))('%s is translated', (language) => {
    const same = leaves(texts[language]).filter(
      ([, text], at) => text === english[at]?.[1] && text.length > 12 && !SHARED.has(text),
    );
    expect(same.map(([path]) => path)).toEqual([]);
  });
});

test.each(LANGUAGES)('%s has a sentence for every problem of the server', (language) => {
  expect(Object.keys(frameTexts[language].online.problems).sort()).toEqual(
    [...PROBLEM_CODES].sort(),
  );
});

test.each([
  ['en', 'Anna is away right now.', 'Anna and Ben are away right now.'],
  ['de', 'Anna ist gerade nicht da.', 'Anna und Ben sind gerade nicht da.'],
  ['nl', 'Anna is er even niet.', 'Anna en Ben zijn er even niet.'],
] as const)('%s names one absent player or several', (language, one, several) => {
  const { away } = frameTexts[language].table;
  const { list } = formatWith(Intl, language, []);
  expect(away(list(['Anna']), 1)).toBe(one);
  expect(away(list(['Anna', 'Ben']), 2)).toBe(several);
});

describe('format', () => {
  test('counts, lists and names in each language', () => {
    const en = formatWith(Intl, 'en', ['Anna', 'Ben']);
    expect(en.count(1, { one: 'tile', other: 'tiles' })).toBe('1 tile');
    expect(en.count(1200, { one: 'tile', other: 'tiles' })).toBe('1,200 tiles');
    expect(en.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(formatWith(Intl, 'de', []).list(['a', 'b', 'c'])).toBe('a, b und c');
    expect(formatWith(Intl, 'nl', []).number(1200.5)).toBe('1.200,5');
    expect(en.seat(1)).toBe('Ben');
    expect(en.seat(4)).toBe('5');
  });
});
