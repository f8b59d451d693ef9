import {
  type Game,
  type GameTypes,
  LANGUAGES,
  type Language,
  type RuleBlock,
  type RuleText,
  ruleBlocks,
} from '@richtfest/engine';
import type { Check } from './check.ts';

/** Checks of the rule texts in all languages. */
export function rulePageChecks<T extends GameTypes>(game: Game<T>): Check[] {
  const numbers = game.rules.map(({ number }) => number);
  const inLanguages = (name: string, check: (language: Language) => void): Check[] =>
    LANGUAGES.map((language) => ({ name: `${name} in ${language}`, check: () => check(language) }));
  return [
    ...inLanguages('titles end without a full stop, paragraphs with one', (language) => {
      const endsWrongly = (number: string) => {
        const rule = ruleText(game, number, language);
        return !/[\p{L}\d]$/u.test(rule.title) || !ruleBlocks(rule).every(endsProperly);
      };
      assertNone(numbers.filter(endsWrongly), 'end differently');
    }),
    ...inLanguages(`no paragraph and no item has more than ${MAX_WORDS} words`, (language) => {
      const isLong = (number: string) =>
        ruleBlocks(ruleText(game, number, language))
          .flat()
          .some(isTooLong);
      assertNone(numbers.filter(isLong), 'are too long: turn them into a list');
    }),
    ...inLanguages('only existing rules are cited', (language) => {
      const cited = citedRules(game, language);
      if (cited.length === 0) throw new Error('no rule is cited');
      assertNone(
        cited.filter((number) => !numbers.includes(number)),
        'do not exist',
      );
    }),
    {
      name: 'every language has its own texts',
      check() {
        for (const part of ['title', 'text'] as const) {
          const translations = (number: string) =>
            new Set(LANGUAGES.map((language) => ruleText(game, number, language)[part]));
          assertNone(
            numbers.filter((number) => translations(number).size < LANGUAGES.length),
            `have the same ${part} in two languages`,
          );
        }
      },
    },
    {
      name: 'every language has the same paragraphs and lists',
      check() {
        const shapes = (number: string) =>
          new Set(LANGUAGES.map((language) => shapeOf(ruleText(game, number, language))));
        assertNone(
          numbers.filter((number) => shapes(number).size > 1),
          'are laid out differently',
        );
      },
    },
    {
      name: 'every language gives the same numbers and cites the same rules',
      check() {
        const marks = (number: string) =>
          new Set(LANGUAGES.map((language) => marksIn(wordsOf(ruleText(game, number, language)))));
        assertNone(
          numbers.filter((number) => marks(number).size > 1),
          'differ',
        );
      },
    },
  ];
}

function assertNone(found: readonly string[], what: string): void {
  if (found.length > 0) throw new Error(`${found.join(', ')} ${what}`);
}

const MAX_WORDS = 80;

function isTooLong(text: string): boolean {
  return text.split(/\s+/u).length > MAX_WORDS;
}

/** Paragraphs end with a full stop, or with a colon before a list; all items of a list end alike. */
function endsProperly(block: RuleBlock, at: number, blocks: readonly RuleBlock[]): boolean {
  if (typeof block !== 'string') {
    return block.every((item) => item.endsWith('.')) || block.every((item) => !/[.:]$/u.test(item));
  }
  return Array.isArray(blocks[at + 1]) ? block.endsWith(':') : /\.\)?$/u.test(block);
}

/** `p` for each paragraph, the number of items for each list. */
function shapeOf(rule: RuleText): string {
  return ruleBlocks(rule)
    .map((block) => (typeof block === 'string' ? 'p' : block.length))
    .join(' ');
}

function wordsOf(rule: RuleText): string {
  return ruleBlocks(rule).flat().join(' ');
}

function ruleText<T extends GameTypes>(
  game: Game<T>,
  number: string,
  language: Language,
): RuleText {
  return game.texts[language].rules[number] ?? { title: '', text: '' };
}

function citedRules<T extends GameTypes>(game: Game<T>, language: Language): readonly string[] {
  const { rules, options } = game.texts[language];
  const prefix = game.rules[0]?.number.split('-')[0] ?? '';
  const pages = [
    ...Object.values(rules).map(wordsOf),
    ...Object.values(options).map(({ help }) => help),
  ];
  return pages.join(' ').match(new RegExp(`\\b${prefix}-\\d+`, 'gu')) ?? [];
}

/** Numbers and cited rules: what a translation must not change. */
function marksIn(text: string): string {
  return (text.match(/[A-Z]{2}-\d+|\d+/gu) ?? []).sort().join(' ');
}
