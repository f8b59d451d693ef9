import { type RuleText, type Source, ruleBlocks, tableTexts } from '@richtfest/engine';
import { wrap } from './terminal/text.ts';
import type { Voice } from './voice.ts';

export interface KnownRule extends RuleText {
  readonly number: string;
  readonly sources: readonly Source[];
  /** The heading of its chapter. */
  readonly chapter?: string;
}

/** All rules of a game in order, then the rules of every table. */
export function rulesOf({ game, gameTexts, texts, language }: Voice): KnownRule[] {
  const own = game.rules.map(({ number, sources, chapter: key = '' }): KnownRule => {
    const rule = gameTexts.rules[number] ?? { title: '', text: '' };
    const chapter = gameTexts.chapters?.[key];
    return { number, sources, ...rule, ...(chapter === undefined ? {} : { chapter }) };
  });
  const chapter = texts.rules.tableRules;
  const table = Object.entries(tableTexts[language].rules).map(([number, rule]) => {
    return { number, sources: [], ...rule, chapter };
  });
  return [...own, ...table];
}

/** A rule by `LP-8`, `lp8` or `8`. */
export function ruleNumbered(rules: readonly KnownRule[], wanted: string): KnownRule | undefined {
  const plain = (number: string) => number.toLowerCase().replaceAll(/[\s-]/g, '');
  return (
    rules.find(({ number }) => plain(number) === plain(wanted)) ??
    rules.find(({ number }) => number.replace(/^.*-/, '') === wanted.trim())
  );
}

/** Number, title, sources and text. */
export function ruleLines(rule: KnownRule, { screen, texts }: Voice): string[] {
  const sources = rule.sources.map((source) => texts.rules.sources[source]).join(', ');
  const suffix = sources === '' ? '' : screen.paint(`  [${sources}]`, 'muted');
  const width = Math.min(screen.width, 90);
  const bullet = screen.sign('•', '-');
  return [
    `${screen.paint(rule.number, 'touch')}  ${screen.paint(rule.title, 'strong')}${suffix}`,
    ...ruleBlocks(rule).flatMap((block, at) =>
      typeof block === 'string'
        ? [...(at === 0 ? [] : ['']), ...wrap(block, width, { first: '  ', next: '  ' })]
        : block.flatMap((item) => wrap(item, width, { first: `  ${bullet} `, next: '    ' })),
    ),
  ];
}
