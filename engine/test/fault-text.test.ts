import { LANGUAGES, type Language, faultText, reasonText, verifyTexts } from '@richtfest/engine';
import { plainFormats } from '@richtfest/testkit';
import { expect, test } from 'vitest';
import { pebbles } from '../../testkit/test/pebbles.ts';
import { allDiffer } from '../../testkit/test/words.ts';

const inAll = (say: (language: Language) => string) => LANGUAGES.map(say);

type Fault = Parameters<typeof faultText>[0];

const reason = { rule: 'RF-1', code: 'game-over' } as const;
const FAULTS: readonly { readonly fault: Fault; readonly parts: readonly string[] }[] = [
  {
    fault: { kind: 'options', problem: 'options.young is missing' },
    parts: ['options.young is missing'],
  },
  {
    fault: { kind: 'seats', problem: 'pebbles is for 2 to 3 players' },
    parts: ['pebbles is for 2 to 3 players'],
  },
  { fault: { kind: 'start', problem: 'hands must be a list' }, parts: ['hands must be a list'] },
  { fault: { kind: 'commitment' }, parts: [] },
  { fault: { kind: 'no-secret' }, parts: [] },
  { fault: { kind: 'unreadable-move', at: 6, text: '0 hid 4' }, parts: ['7', '0 hid 4'] },
  { fault: { kind: 'refused-move', at: 6, text: '0 hide 4', reason }, parts: ['7', '0 hide 4'] },
  { fault: { kind: 'result', problem: 'missing' }, parts: [] },
  { fault: { kind: 'result', problem: 'too-early' }, parts: [] },
  { fault: { kind: 'result', problem: 'different' }, parts: [] },
];

test.each(FAULTS)('$fault has a sentence of its own in each language', ({ fault, parts }) => {
  const sentences = inAll((language) => {
    const context = { language, format: plainFormats[language] };
    return faultText(fault, pebbles.texts[language], context);
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
    const fault = { kind: 'refused-move', at: 0, text: '0 hide 4', reason } as const;
    expect(faultText(fault, texts, context)).toContain(reasonText(reason, texts, context));
  }
});

test('a match that holds is told with its number of moves, in any language', () => {
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

test('a fault that ends with a suggestion gets no second full stop, in any language', () => {
  const said = (problem: string) => inAll((language) => verifyTexts[language].header(problem));
  for (const sentence of said('it has no option “yong”. Did you mean “young”?')) {
    expect(sentence).toMatch(/: it has no option “yong”\. Did you mean “young”\?$/);
  }
  for (const sentence of said('options.young is missing')) expect(sentence).toMatch(/missing\.$/);
});
