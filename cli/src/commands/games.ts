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
  summary: 'list the games that can be played, or tell about one',
  description: [
    'With a GAME, its options are listed too: what --option of play and simulate can settle.',
  ],
  operands: [{ name: 'GAME', help: 'a game to tell about', completes: GAME_IDS, isOptional: true }],
  flags: { lang: languageFlag, json: toggle('print it as JSON') },
  examples: [
    { line: 'games', says: 'What is there to play?' },
    { line: `games ${EXAMPLE_GAME} --lang nl`, says: 'A game and its options, in Dutch.' },
    { line: 'games --json', says: 'The list for programs.' },
  ],
  async run({ operands: [id], flags, shell: { out, env } }) {
    const language = languageOf(flags.lang, env);
    if (id !== undefined) {
      const game = await gameNamed(id);
      if (flags.json) out.write(jsonText(aboutJson(game)));
      else out.lines(aboutLines(new Voice(game, language, { names: [], screen: out })));
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

/** What is known without opening the game. */
function metaOf({ id, names, players, designer, rulesVersions }: CatalogEntry): object {
  return { id, names, players, designer, rulesVersions };
}

function aboutJson(game: Game): object {
  const options = Object.entries(game.options).map(([name, spec]) => ({ name, ...spec }));
  const entry = findGame(game.id);
  return { ...(entry === undefined ? {} : metaOf(entry)), options, verbs: game.verbs };
}

function aboutLines({ game, gameTexts, screen }: Voice): string[] {
  const options = Object.keys(game.options).flatMap((key) => {
    const { name = key, help = '' } = gameTexts.options[key] ?? {};
    const title = `  ${screen.paint(key, 'touch')}  ${screen.paint(name, 'strong')} ${usual(game, key, screen)}`;
    return [title, ...wrap(help, widthOf(screen), { first: '      ', next: '      ' })];
  });
  return [
    screen.paint(gameTexts.name, 'strong'),
    ...wrap(gameTexts.blurb, widthOf(screen)),
    '',
    ...options,
  ];
}

/** The default, if it is short enough to be read. */
function usual(game: Game, key: string, screen: Screen): string {
  const text = JSON.stringify(game.options[key]?.default);
  return screen.paint(text.length > 20 ? '(JSON)' : `(${text})`, 'muted');
}

function widthOf(screen: Screen): number {
  return Math.min(screen.width, 90);
}
