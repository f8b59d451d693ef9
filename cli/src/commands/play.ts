import { EXAMPLE_GAME } from '@richtfest/catalog';
import { personaOf, personaTexts } from '@richtfest/bots';
import type { MatchSeat } from '@richtfest/engine';
import { command } from '../command-line/command.ts';
import { text, toggle, whole } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { editionAt, editionFlag } from '../edition.ts';
import { GAME_IDS, gameNamed, optionFlag, optionsFor } from '../games.ts';
import { seatsFor } from '../play/seats.ts';
import { playSession } from '../play/session.ts';
import { type Table, newTable, resumedTable } from '../play/table.ts';
import { cliTexts } from '../texts/index.ts';
import { Voice, languageFlag, languageOf } from '../voice.ts';

const START_FLAGS = ['players', 'seats', 'option', 'edition', 'seed', 'save'] as const;

export const play = command({
  name: 'play',
  summary: 'play a game in the terminal, with people and bots at any seat',
  description: [
    'Type a move by its number, in full, or by an unambiguous beginning. Other commands at the table are help, why, hint, undo, score, log, rule, save and quit. Without a terminal, everything is plain text and moves are read from the input line by line.',
    'Seats are listed in clockwise order: “me” or “name:Anna” for people, “child”, “family”, “club” or “expert” for bots from weak to strong, “expert:Wilma” for a bot with a name. Other seats go to family bots. “greedy” and “random”, the baseline bots of tournaments, can play, too.',
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
    players: whole('N', 'the number of seats (default: as many as listed, or the minimum)', {
      min: 1,
      max: 99,
    }),
    seats: text('A,B,…', 'the players (default: you against a family bot)'),
    option: optionFlag,
    edition: editionFlag,
    lang: languageFlag,
    seed: text('TEXT', 'a seed for reproducible luck'),
    save: text('FILE', 'save the game to a file after every move', 'file'),
    resume: text('FILE', 'continue a saved game', 'file'),
    plain: toggle('no colours, no box drawing'),
  },
  examples: [
    { line: `play ${EXAMPLE_GAME}`, says: 'You against a family bot.' },
    {
      line: `play ${EXAMPLE_GAME} --seats name:Anna,name:Ben,child --lang de --save pigs.json`,
      says: 'Two people and a bot at one keyboard, in German, saved to a file.',
    },
    { line: 'play --resume pigs.json', says: 'Continue a saved game.' },
    {
      line: `play ${EXAMPLE_GAME} --players 4 --option experienced=true`,
      says: 'Four players, with the reward cards.',
    },
  ],
  async run({ operands: [id], flags, shell: given }) {
    const shell = flags.plain ? { ...given, out: given.out.asPlain() } : given;
    const language = languageOf(flags.lang, shell.env);
    const table = flags.resume === undefined ? await open() : await resume(flags.resume);
    const names = table.match.header.seats.map(({ name }) => name);
    const reader = onlyPerson(table.match.header.seats);
    const voice = new Voice(table.match.game, language, { names, reader, screen: shell.out });
    return playSession({ table, voice, shell, welcome: welcome(table, voice) });

    async function open(): Promise<Table> {
      if (id === undefined) throw new UsageError(`play needs GAME: ${GAME_IDS.join(', ')}.`);
      const game = await gameNamed(id);
      const { guest } = cliTexts[language].play;
      const seats = seatsFor(game, { seats: flags.seats, players: flags.players, guest });
      const edition = editionAt(game, flags.edition, language);
      const options = optionsFor(game, seats.length, { ...flags, edition, language });
      const editionName = edition?.name;
      return newTable({ game, seats, options, editionName, seed: flags.seed, file: flags.save });
    }

    async function resume(path: string): Promise<Table> {
      const flag = START_FLAGS.find((name) => isGiven(flags[name]));
      if (flag !== undefined) {
        throw new UsageError(
          `--${flag} can’t be changed after the start; leave it out with --resume.`,
        );
      }
      return resumedTable(path, id);
    }
  },
});

function onlyPerson(seats: readonly MatchSeat[]): number | undefined {
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

function isGiven(value: string | number | readonly string[] | undefined): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

function botIntroductions({ match }: Table, { texts, language, screen }: Voice): string[] {
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
    ...botIntroductions(table, voice),
    match.line.length > 0
      ? texts.play.resumed(match.line.length, format)
      : screen.paint(texts.play.firstSteps, 'muted'),
    '',
  ];
}
