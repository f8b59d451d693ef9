import { type CatalogEntry, catalog } from '@richtfest/catalog';
import { Voice, rulesOf } from '@richtfest/cli';
import { type Game, LANGUAGES, type Language, ruleBlocks } from '@richtfest/engine';
import type { Page } from '../page.ts';
import { rulesTexts } from '../site-texts.ts';

/** The rules of every game in every language, from the texts that site and command line show. */
export async function rulesPages(): Promise<Page[]> {
  const games = catalog.map(async (entry) => {
    const game = await entry.load();
    return LANGUAGES.map((language) => rulesPage(entry, game, language));
  });
  return (await Promise.all(games)).flat();
}

/** The address of the rules of a game. */
export function rulesAddress(game: string, language: Language): string {
  return language === 'en' ? `rules/${game}.html` : `rules/${game}-${language}.html`;
}

function rulesPage(entry: CatalogEntry, game: Game, language: Language): Page {
  return {
    path: rulesAddress(entry.id, language),
    // Other pages link to the English rules by this file.
    source: `games/${entry.id}/RULES.md`,
    kind: 'rules',
    language,
    navigation: entry.names[language],
    markdown: rulesText(entry, game, language),
    translations: LANGUAGES.map((other) => ({
      language: other,
      name: new Intl.DisplayNames(other, { type: 'language' }).of(other) ?? other,
      path: rulesAddress(entry.id, other),
    })),
  };
}

function rulesText(entry: CatalogEntry, game: Game, language: Language): string {
  const voice = new Voice(game, language, { names: [] });
  const { min, max } = entry.players;
  const { title, intro } = rulesTexts[language];
  const lines = [
    `# ${title(entry.names[language])}`,
    voice.gameTexts.blurb,
    intro(min === max ? String(min) : `${min}–${max}`),
  ];
  let chapter: string | undefined;
  for (const rule of rulesOf(voice)) {
    if (rule.chapter !== undefined && rule.chapter !== chapter) lines.push(`## ${rule.chapter}`);
    ({ chapter } = rule);
    const sources = rule.sources.map((source) => voice.texts.rules.sources[source]);
    lines.push(
      `### ${rule.number} ${rule.title}`,
      ...ruleBlocks(rule).map((block) =>
        typeof block === 'string' ? block : block.map((item) => `- ${item}`).join('\n'),
      ),
      ...(sources.length === 0 ? [] : [`_${sources.join(', ')}_`]),
    );
  }
  return `${lines.join('\n\n')}\n`;
}
