import { EXAMPLE_GAME, type CatalogEntry, catalog, findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { command } from '../command-line/command.ts';
import { toggle } from '../command-line/flags.ts';
import { jsonText } from '../files/json-text.ts';
import { GAME_IDS, gameNamed } from '../games.ts';
import { drawGrid } from '../terminal/grid.ts';
import type { Screen } from '../terminal/screen.ts';
import { wrap } from '../terminal/text.ts';
import { Voice, languageFlag, languageOf } from '../voice.ts';

export const games = command({
  name: 'games',
  summary: 'list the games, or describe one',
  description: ['With a GAME, also lists its options for --option of play and simulate.'],
  operands: [{ name: 'GAME', help: 'the game to describe', completes: GAME_IDS, isOptional: true }],
  flags: { lang: languageFlag, json: toggle('print it as JSON') },
  examples: [
    { line: 'games', says: 'All games.' },
    { line: `games ${EXAMPLE_GAME} --lang nl`, says: 'A game and its options, in Dutch.' },
    { line: 'games --json', says: 'The list as JSON.' },
  ],
  async run({ operands: [id], flags, shell: { out, env } }) {
    const language = languageOf(flags.lang, env);
    if (id !== undefined) {
      const game = await gameNamed(id);
      if (flags.json) out.write(jsonText(gameJson(game)));
      else out.lines(gameLines(new Voice(game, language, { names: [], screen: out })));
    } else if (flags.json) {
      out.write(jsonText({ games: catalog.map(metaOf) }));
    } else {
      const dash = out.sign('–', '-');
      const rows = catalog.map(({ id: name, names, players: { min, max }, designer }) => [
        { text: name, tone: 'strong' as const },
        names[language],
        `${min}${dash}${max}`,
        designer ?? '',
      ]);
      out.lines(drawGrid(rows, out, () => true));
    }
    return 0;
  },
});

function metaOf({ id, names, players, designer, rulesVersions }: CatalogEntry): object {
  return { id, names, players, designer, rulesVersions };
}

function gameJson(game: Game): object {
  const options = Object.entries(game.options).map(([name, spec]) => ({ name, ...spec }));
  const entry = findGame(game.id);
  return { ...(entry === undefined ? {} : metaOf(entry)), options, verbs: game.verbs };
}

function gameLines({ game, gameTexts, screen }: Voice): string[] {
  const options = Object.keys(game.options).flatMap((key) => {
    const { name = key, help = '' } = gameTexts.options[key] ?? {};
    const title = `  ${screen.paint(key, 'touch')}  ${screen.paint(name, 'strong')} ${defaultText(game, key, screen)}`;
    return [title, ...wrap(help, widthOf(screen), { first: '      ', next: '      ' })];
  });
  return [
    screen.paint(gameTexts.name, 'strong'),
    ...wrap(gameTexts.blurb, widthOf(screen)),
    '',
    ...options,
  ];
}

/** The default value, if it is short. */
function defaultText(game: Game, key: string, screen: Screen): string {
  const text = JSON.stringify(game.options[key]?.default);
  return screen.paint(text.length > 20 ? '(JSON)' : `(${text})`, 'muted');
}

function widthOf(screen: Screen): number {
  return Math.min(screen.width, 90);
}
