import {
  type Game,
  type Language,
  type RuleText,
  type Source,
  ruleBlocks,
  tableTexts,
} from '@richtfest/engine';
import { hasWords, wordsIn } from './find-words.ts';

export interface ListedRule extends RuleText {
  readonly number: string;
  readonly sources: readonly Source[];
}

export interface RuleChapter {
  /** The id of its element on the page. */
  readonly id: string;
  readonly heading: string;
  readonly rules: readonly ListedRule[];
}

/** All rules of a game with their headings, then those of every table under `everywhere`. */
export function chaptersOf(game: Game, language: Language, everywhere: string): RuleChapter[] {
  const texts = game.texts[language];
  const chapters = new Map<string, ListedRule[]>();
  for (const { number, chapter, sources } of game.rules) {
    const rule = texts.rules[number];
    if (rule === undefined) continue;
    const heading = texts.chapters?.[chapter ?? ''] ?? texts.name;
    chapters.set(heading, [...(chapters.get(heading) ?? []), { number, ...rule, sources }]);
  }
  const common = Object.entries(tableTexts[language].rules);
  chapters.set(
    everywhere,
    common.map(([number, rule]) => ({ number, ...rule, sources: ['design'] as const })),
  );
  return [...chapters].map(([heading, rules], at) => ({
    id: `chapter-${at + 1}`,
    heading,
    rules,
  }));
}

/**
 * The rules that contain all the words in heading, title or text, by chapter; `10` finds LP-10.
 * Empty chapters are left out.
 */
export function findRules(chapters: readonly RuleChapter[], search: string): RuleChapter[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...chapters];
  const isNumber = isRuleNumber(wanted);
  const words = wordsIn(search);
  const fits = (heading: string, rule: ListedRule) =>
    isNumber
      ? sameNumber(rule.number, wanted)
      : hasWords([heading, rule.number, rule.title, ...ruleBlocks(rule).flat()].join(' '), words);
  return chapters
    .map(({ id, heading, rules }) => ({
      id,
      heading,
      rules: rules.filter((rule) => fits(heading, rule)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** The words to mark in the results: none in a search for a number. */
export function markedWords(search: string): readonly string[] {
  return isRuleNumber(search.trim().toLowerCase()) ? [] : wordsIn(search);
}

function isRuleNumber(wanted: string): boolean {
  return /^(?:[a-z]{2}[- ]?)?\d+$/.test(wanted);
}

function sameNumber(number: string, wanted: string): boolean {
  const [prefix, digits] = number.toLowerCase().split('-');
  const [, wantedPrefix, wantedDigits] = /^([a-z]*)[- ]?(\d+)$/.exec(wanted) ?? [];
  return digits === wantedDigits && (wantedPrefix === '' || wantedPrefix === prefix);
}

export function countRules(chapters: readonly RuleChapter[]): number {
  return chapters.reduce((sum, { rules }) => sum + rules.length, 0);
}
