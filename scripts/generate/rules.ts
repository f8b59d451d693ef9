import { type CatalogEntry, catalog } from '@richtfest/catalog';
import {
  type Game,
  type OptionSpec,
  type RuleSource,
  type Source,
  ruleBlocks,
} from '@richtfest/engine';
import type { GeneratedFile } from './generated-file.ts';

const MEANINGS: Readonly<Record<Source, string>> = {
  book: 'stated in the rulebook; the words here are ours.',
  fact: 'found in public reviews or in other editions.',
  ruling: 'our decision where the book is silent, or where two books disagree.',
  design:
    'a number of our own, because the printed one was not to be had. Such numbers are data: a table that knows the real ones can put them in (see the options).',
};

/** The rules of a game as one page, from its texts and their sources. */
function rulesPage(entry: CatalogEntry, game: Game): string {
  const { de, en, nl } = entry.names;
  const parts = [
    `# ${en}: the rules`,
    '<!-- Written by `npm run generate`. Change the texts and sources it is made of, not this file. -->',
    `_Written by \`npm run generate\` from \`src/texts/en.ts\` and \`src/rules.ts\`; rules version ${game.rulesVersion}._`,
    `${de} (German), ${nl} (Dutch). ${origin(entry)} This edition is unofficial.`,
    game.texts.en.blurb,
    ...sourceTags(game),
    ...game.rules.flatMap((rule, at) => rulePart(game, rule, game.rules[at - 1])),
    '## What a table may settle',
    Object.entries(game.options)
      .map(([key, spec]) => optionLine(game, key, spec))
      .join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Not every box names its designer. */
function origin({ designer, players: { min, max } }: CatalogEntry): string {
  const audience = `${min} to ${max} players`;
  return designer === undefined ? `For ${audience}.` : `Designed by ${designer}, for ${audience}.`;
}

function sourceTags(game: Game): string[] {
  const used = new Set(game.rules.flatMap(({ sources }) => sources));
  const tags = (Object.keys(MEANINGS) as Source[]).filter((source) => used.has(source));
  return [
    'Every rule has a number, and the tests, the refusals and every “why not?” of the game cite it. Below a rule stands where it comes from:',
    tags.map((source) => `- **[${source}]** ${MEANINGS[source]}`).join('\n'),
  ];
}

/** A rule, under the heading of its chapter where that begins. */
function rulePart(game: Game, rule: RuleSource, before: RuleSource | undefined): string[] {
  const { number, chapter, sources } = rule;
  const { en, de, nl } = game.texts;
  const heading = chapter === undefined ? undefined : en.chapters?.[chapter];
  const tags = sources.map((source) => `[${source}]`).join(' ');
  const titles = `de: ${de.rules[number]?.title ?? ''}; nl: ${nl.rules[number]?.title ?? ''}`;
  return [
    ...(heading === undefined || chapter === before?.chapter ? [] : [`## ${heading}`]),
    `### ${number} ${en.rules[number]?.title ?? ''}`,
    ...ruleBlocks(en.rules[number] ?? { text: '' }).map((block) =>
      typeof block === 'string' ? block : block.map((item) => `- ${item}`).join('\n'),
    ),
    `**${tags}** · ${titles}`,
  ];
}

function optionLine(game: Game, key: string, spec: OptionSpec): string {
  const text = game.texts.en.options[key];
  const kind =
    spec.role === 'data'
      ? 'data that can be replaced'
      : `\`${JSON.stringify(spec.default)}\` unless chosen otherwise`;
  return `- **${text?.name ?? key}** (\`${key}\`, ${kind}): ${text?.help ?? ''}`;
}

/** The page of every game of the catalog. */
export async function rulesPages(): Promise<GeneratedFile[]> {
  const pages = catalog.map(async (entry) => ({
    path: `games/${entry.id}/RULES.md`,
    text: rulesPage(entry, await entry.load()),
  }));
  return Promise.all(pages);
}
