import { EXAMPLE_GAME } from '@richtfest/catalog';
import { personaOf, personaTexts } from '@richtfest/bots';
import { command } from '../command-line/command.ts';
import { text, texts, toggle, whole } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { GAME_IDS, gameNamed, optionsFor } from '../games.ts';
import { seatsFor } from '../play/seats.ts';
import { playSession } from '../play/session.ts';
import { type Table, newTable, resumedTable } from '../play/table.ts';
import { cliTexts } from '../texts/index.ts';
import { Voice, languageFlag, languageOf } from '../voice.ts';

const SETTLED_AT_START = ['players', 'seats', 'option', 'seed', 'save'] as const;

export const play = command({
  name: 'play',
  summary: 'play a game in the terminal, with people and bots at any seat',
  description: [
    'Moves are typed by number, in full, or by a beginning that fits only one. Besides moves the table understands help, why, hint, undo, score, log, rule, save and quit. Without a terminal everything is plain text and moves are read from the input line by line.',
    'Seats are listed in clockwise order: “me” or “name:Anna” for people, “child”, “family”, “club” or “expert” for bots from mild to strong, “expert:Wilma” for a bot with a name of your choice. Seats not listed go to family bots. (“greedy” and “random”, the yardsticks of tournaments, sit down, too.)',
  ],
  operands: [
    {
      name: 'GAME',
      help: `the game, like ${EXAMPLE_GAME}`,
      completes: GAME_IDS,
      isOptional: true,
    },
  ],
  flags: {
    players: whole('N', 'how many seats (default: as many as listed, or the fewest possible)', {
      min: 1,
      max: 99,
    }),
    seats: text('A,B,…', 'who sits where (default: you against a family bot)'),
    option: texts('KEY=VALUE', 'an option of the game; VALUE is JSON or text, @FILE reads JSON'),
    lang: languageFlag,
    seed: text('TEXT', 'luck that can be repeated, from this text'),
    save: text('FILE', 'keep the game in a file, after every move', 'file'),
    resume: text('FILE', 'go on with a game that was kept', 'file'),
    plain: toggle('no colours, no box drawing'),
  },
  examples: [
    { line: `play ${EXAMPLE_GAME}`, says: 'You against a family bot.' },
    {
      line: `play ${EXAMPLE_GAME} --seats name:Anna,name:Ben,child --lang de --save pigs.json`,
      says: 'Two people and a bot at one keyboard, in German, kept in a file.',
    },
    { line: 'play --resume pigs.json', says: 'Go on where you left.' },
    {
      line: `play ${EXAMPLE_GAME} --players 4 --option experienced=true`,
      says: 'Four at the table, with the reward cards.',
    },
  ],
  async run({ operands: [id], flags, shell: given }) {
    const shell = flags.plain ? { ...given, out: given.out.asPlain() } : given;
    const language = languageOf(flags.lang, shell.env);
    const table = flags.resume === undefined ? await open() : await resume(flags.resume);
    const names = table.match.header.seats.map(({ name }) => name);
    const voice = new Voice(table.match.game, language, { names, screen: shell.out });
    return playSession({ table, voice, shell, welcome: welcome(table, voice) });

    async function open(): Promise<Table> {
      if (id === undefined) throw new UsageError(`play needs GAME: ${GAME_IDS.join(', ')}.`);
      const game = await gameNamed(id);
      const { guest } = cliTexts[language].play;
      const seats = seatsFor(game, { seats: flags.seats, players: flags.players, guest });
      const options = optionsFor(game, seats.length, flags.option);
      return newTable({ game, seats, options, seed: flags.seed, file: flags.save });
    }

    async function resume(path: string): Promise<Table> {
      const settled = SETTLED_AT_START.find((name) => isGiven(flags[name]));
      if (settled !== undefined) {
        throw new UsageError(
          `--${settled} was settled when the game began; leave it out with --resume.`,
        );
      }
      return resumedTable(path, id);
    }
  },
});

function isGiven(value: string | number | readonly string[] | undefined): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** Who the bots at the table are. */
function characters({ match }: Table, { texts, language, screen }: Voice): string[] {
  return match.header.seats.flatMap(({ name, bot }) => {
    const persona = bot === undefined ? undefined : personaOf({ name, bot });
    if (persona === undefined) return [];
    const { level, character } = personaTexts[language][persona.level];
    return [screen.paint(texts.play.sits(name, level, character), 'muted')];
  });
}

function welcome(table: Table, voice: Voice): string[] {
  const { screen, texts, gameTexts, format } = voice;
  const { match } = table;
  const seats = match.header.seats.map((_, seat) => seat);
  const title = screen.paint(gameTexts.name, 'strong');
  return [
    `${title}${screen.sign(' · ', ': ')}${voice.names(seats)}`,
    screen.paint(texts.play.sealed(table.fingerprint), 'muted'),
    ...characters(table, voice),
    match.line.length > 0
      ? texts.play.resumed(match.line.length, format)
      : screen.paint(texts.play.firstSteps, 'muted'),
    '',
  ];
}
