import { LANGUAGES } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { chaptersOf, countRules, findRules, markedWords } from '../src/rules/rule-list.ts';
import { pigs } from './support/local.ts';

const chapters = chaptersOf(pigs, 'en', 'At every table');
const numbersIn = (words: string) =>
  findRules(chapters, words).flatMap(({ rules }) => rules.map(({ number }) => number));

describe('the list of rules', () => {
  test.each(LANGUAGES)('has every rule in %s, including those of every table', (language) => {
    expect(countRules(chaptersOf(pigs, language, '…'))).toBe(pigs.rules.length + 3);
  });

  test('finds a rule by its number in any spelling', () => {
    for (const words of ['LP-10', 'lp-10', 'lp 10', 'LP10'])
      expect(numbersIn(words)).toEqual(['LP-10']);
    expect(numbersIn('1')).toEqual(['LP-1', 'RF-1']);
    expect(numbersIn('rf-2')).toEqual(['RF-2']);
  });

  test('finds rules by words in heading, title and text and marks them, except numbers', () => {
    expect(numbersIn('wolf material')).toEqual(['LP-13', 'LP-14']);
    // In an item of a list.
    expect(numbersIn('equally tall')).toEqual(['LP-17']);
    expect(numbersIn('the start')).toContain('LP-19');
    expect(markedWords('Wolf  wheel')).toEqual(['wolf', 'wheel']);
    expect(markedWords('LP-14')).toEqual([]);
  });

  test('finds rules by a word, and nothing by nonsense', () => {
    expect(numbersIn('wheel')).toContain('LP-4');
    expect(numbersIn('zeppelin')).toEqual([]);
  });
});
