import {
  LANGUAGES,
  type Language,
  matchProblemText,
  reasonText,
  verifyTexts,
} from '@richtfest/engine';
import { plainFormats } from '@richtfest/testkit';
import { expect, test } from 'vitest';
import { pebbles } from '../../testkit/test/pebbles.ts';
import { allDiffer } from '../../testkit/test/words.ts';

const inAll = (say: (language: Language) => string) => LANGUAGES.map(say);

type MatchProblem = Parameters<typeof matchProblemText>[0];

const reason = { rule: 'RF-1', code: 'game-over' } as const;
const PROBLEMS: readonly { readonly problem: MatchProblem; readonly parts: readonly string[] }[] = [
  {
    problem: { kind: 'options', problem: 'options.young is missing' },
    parts: ['options.young is missing'],
  },
  {
    problem: { kind: 'seats', problem: 'pebbles is for 2 to 3 players' },
    parts: ['pebbles is for 2 to 3 players'],
  },
  { problem: { kind: 'start', problem: 'hands must be a list' }, parts: ['hands must be a list'] },
  { problem: { kind: 'commitment' }, parts: [] },
  { problem: { kind: 'no-secret' }, parts: [] },
  { problem: { kind: 'unreadable-move', at: 6, text: '0 hid 4' }, parts: ['7', '0 hid 4'] },
  { problem: { kind: 'refused-move', at: 6, text: '0 hide 4', reason }, parts: ['7', '0 hide 4'] },
  { problem: { kind: 'result', problem: 'missing' }, parts: [] },
  { problem: { kind: 'result', problem: 'too-early' }, parts: [] },
  { problem: { kind: 'result', problem: 'different' }, parts: [] },
];

test.each(PROBLEMS)('$problem has a sentence of its own in each language', ({ problem, parts }) => {
  const sentences = inAll((language) => {
    const context = { language, format: plainFormats[language] };
    return matchProblemText(problem, pebbles.texts[language], context);
  });
  expect(allDiffer(sentences)).toBe(true);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^\p{Lu}.*[.!?](?: \(RF-\d\))?$/u);
    for (const part of parts) expect(sentence).toContain(part);
  }
});

test('a refused move comes with its reason', () => {
  for (const language of LANGUAGES) {
    const context = { language, format: plainFormats[language] };
    const texts = pebbles.texts[language];
    const problem = { kind: 'refused-move', at: 0, text: '0 hide 4', reason } as const;
    expect(matchProblemText(problem, texts, context)).toContain(reasonText(reason, texts, context));
  }
});

test('a valid match is reported with its number of moves in any language', () => {
  const said = (text: 'holds' | 'holdsSoFar', moves: number) =>
    inAll((language) => verifyTexts[language][text](moves, plainFormats[language]));
  expect(said('holds', 12)).toEqual([
    expect.stringContaining('12 moves'),
    expect.stringContaining('12 Züge'),
    expect.stringContaining('12 zetten'),
  ]);
  expect(said('holdsSoFar', 1)).toEqual([
    expect.stringContaining('1 move '),
    expect.stringContaining('1 Zug '),
    expect.stringContaining('1 zet '),
  ]);
});

test('agreed take-backs are counted, in any language', () => {
  const said = (count: number) => inAll((language) => verifyTexts[language].takeBacks(count));
  expect(said(1).map((sentence) => sentence.split(' ')[0])).toEqual(['Once', 'Einmal', 'Eén']);
  expect(said(3).map((sentence) => /^3\S*/.exec(sentence)?.[0])).toEqual(['3', '3-mal', '3']);
});

test('a problem that ends with a suggestion gets no second full stop, in any language', () => {
  const said = (problem: string) => inAll((language) => verifyTexts[language].header(problem));
  for (const sentence of said('it has no option “yong”. Did you mean “young”?')) {
    expect(sentence).toMatch(/: it has no option “yong”\. Did you mean “young”\?$/);
  }
  for (const sentence of said('options.young is missing')) expect(sentence).toMatch(/missing\.$/);
});
