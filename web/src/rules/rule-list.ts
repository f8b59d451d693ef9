import { type Game, type Language, type Source, tableTexts } from '@richtfest/engine';

export interface ListedRule {
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly sources: readonly Source[];
}

export interface RuleChapter {
  readonly heading: string;
  readonly rules: readonly ListedRule[];
}

/** All rules of a game with their headings, and those of every table under `everywhere` at the end. */
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
  return [...chapters].map(([heading, rules]) => ({ heading, rules }));
}

/** Chapters with the rules that have the words in them; `10` finds LP-10. Empty ones fall out. */
export function findRules(chapters: readonly RuleChapter[], words: string): RuleChapter[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [...chapters];
  const isNumber = /^(?:[a-z]{2}[- ]?)?\d+$/.test(wanted);
  const fits = ({ number, title, text }: ListedRule) =>
    isNumber
      ? sameNumber(number, wanted)
      : `${number} ${title} ${text}`.toLowerCase().includes(wanted);
  return chapters
    .map(({ heading, rules }) => ({ heading, rules: rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0);
}

function sameNumber(number: string, wanted: string): boolean {
  const [prefix, digits] = number.toLowerCase().split('-');
  const [, wantedPrefix, wantedDigits] = /^([a-z]*)[- ]?(\d+)$/.exec(wanted) ?? [];
  return digits === wantedDigits && (wantedPrefix === '' || wantedPrefix === prefix);
}

export function countRules(chapters: readonly RuleChapter[]): number {
  return chapters.reduce((sum, { rules }) => sum + rules.length, 0);
}
