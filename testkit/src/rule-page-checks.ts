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

/** What holds for the rules of a game as people read them, in every language. */
export function rulePageChecks<T extends GameTypes>(game: Game<T>): Check[] {
  const numbers = game.rules.map(({ number }) => number);
  const inLanguages = (name: string, check: (language: Language) => void): Check[] =>
    LANGUAGES.map((language) => ({ name: `${name} in ${language}`, check: () => check(language) }));
  return [
    ...inLanguages('titles end without a stop, paragraphs with one', (language) => {
      const isOdd = (number: string) => {
        const rule = ruleText(game, number, language);
        return !/[\p{L}\d]$/u.test(rule.title) || !ruleBlocks(rule).every(isWellEnded);
      };
      demandNone(numbers.filter(isOdd), 'end otherwise');
    }),
    ...inLanguages(`no paragraph and no item has more than ${LONGEST} words`, (language) => {
      const isLong = (number: string) =>
        ruleBlocks(ruleText(game, number, language))
          .flat()
          .some(isTooLong);
      demandNone(numbers.filter(isLong), 'are too long to take in: make a list of them');
    }),
    ...inLanguages('only rules there are are cited', (language) => {
      const cited = citedRules(game, language);
      if (cited.length === 0) throw new Error('no rule is cited');
      demandNone(
        cited.filter((number) => !numbers.includes(number)),
        'are no rules',
      );
    }),
    {
      name: 'every language has words of its own',
      check() {
        for (const part of ['title', 'text'] as const) {
          const told = (number: string) =>
            new Set(LANGUAGES.map((language) => ruleText(game, number, language)[part]));
          demandNone(
            numbers.filter((number) => told(number).size < LANGUAGES.length),
            `have the same ${part} twice`,
          );
        }
      },
    },
    {
      name: 'every language has the same paragraphs and lists',
      check() {
        const shapes = (number: string) =>
          new Set(LANGUAGES.map((language) => shapeOf(ruleText(game, number, language))));
        demandNone(
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
        demandNone(
          numbers.filter((number) => marks(number).size > 1),
          'differ',
        );
      },
    },
  ];
}

function demandNone(found: readonly string[], what: string): void {
  if (found.length > 0) throw new Error(`${found.join(', ')} ${what}`);
}

/** More than this nobody reads at one go. */
const LONGEST = 80;

function isTooLong(text: string): boolean {
  return text.split(/\s+/u).length > LONGEST;
}

/** Sentences end with a stop, or with a colon before a list; the items of a list end alike. */
function isWellEnded(block: RuleBlock, at: number, blocks: readonly RuleBlock[]): boolean {
  if (typeof block !== 'string') {
    return block.every((item) => item.endsWith('.')) || block.every((item) => !/[.:]$/u.test(item));
  }
  return Array.isArray(blocks[at + 1]) ? block.endsWith(':') : /\.\)?$/u.test(block);
}

/** A letter for each paragraph, a number for each list. */
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

/** In the texts of rules and the help of options. */
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
