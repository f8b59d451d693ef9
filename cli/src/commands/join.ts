import { type Bot, BOT_NAMES, type Question, botNamed } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { command } from '../command-line/command.ts';
import { text, toggle } from '../command-line/flags.ts';
import { groupedCode } from '@richtfest/protocol';
import { UsageError } from '../command-line/usage-error.ts';
import { answerTo } from '../external/bot-answers.ts';
import { LineProgram } from '../external/line-program.ts';
import { jsonText } from '../files/json-text.ts';
import { type Played, SeatProblem, playSeat } from '../join/play-seat.ts';
import { readTableLink } from '../join/table-link.ts';
import { scorePad, verdict } from '../score-lines.ts';
import { requireBot } from '../seating.ts';
import type { Screen } from '../terminal/screen.ts';
import { Voice, languageFlag, languageOf } from '../voice.ts';

/** The part of a budget that is reserved for the network. */
const TRANSPORT_MS = 500;

interface Player {
  answer(question: Question, line: string): Promise<string>;
  close(): void;
}

export const join = command({
  name: 'join',
  summary: 'play a seat of a table by link, with a bot or a program of your own',
  description: [
    'Plays the seat whose token is in the link until the match is over, with one of our bots (--bot) or with any program that implements docs/bot-api.md (--exec). The host of the table finds the link under “Let your own bot play”.',
    'If the program fails, one of the server’s bots decides for it. A lost connection is reopened. Prints the result; exit code 1 if the seat could not be played to the end.',
  ],
  operands: [{ name: 'URL', help: 'the link with the token, in quotes' }],
  flags: {
    bot: text('NAME', `the bot: ${BOT_NAMES.join(', ')}`, BOT_NAMES),
    exec: text('COMMAND', 'a program that plays, started in the shell'),
    lang: languageFlag,
    json: toggle('print the result as JSON'),
  },
  examples: [
    {
      line: 'join "https://play.example.org/t/K7WP-XD2M#bot=TOKEN" --bot expert',
      says: 'Let our best bot play.',
    },
    {
      line: 'join "https://play.example.org/t/K7WP-XD2M#bot=TOKEN" --exec "python3 my_bot.py"',
      says: 'Let your own bot play.',
    },
  ],
  async run({ operands: [url = ''], flags, shell: { out, err, env } }) {
    const link = readTableLink(url);
    const player = playerOf(flags);
    try {
      const played = await playSeat({
        link,
        answer: (question, line) => player.answer(question, line),
        onSeated: ({ table, name, seat }) =>
          err.line(`${name} plays seat ${seat} of ${groupedCode(table)}.`),
        onMessage: (sentence) => err.line(sentence),
      });
      if (flags.json) out.write(jsonText(reportOf(played)));
      else out.lines(await resultLines(played, languageOf(flags.lang, env), out));
      return 0;
    } catch (error) {
      if (!(error instanceof SeatProblem)) throw error;
      err.line(error.message);
      return 1;
    } finally {
      player.close();
    }
  },
});

function playerOf(flags: {
  readonly bot: string | undefined;
  readonly exec: string | undefined;
}): Player {
  const { bot, exec = '' } = flags;
  if ((bot === undefined) === (exec === '')) {
    throw new UsageError('Name the player: either --bot NAME or --exec COMMAND.');
  }
  return bot === undefined ? programPlayer(exec) : botPlayer(bot);
}

function botPlayer(name: string): Player {
  requireBot(name);
  const botFor = (ms: number) =>
    botNamed(name, {
      now: () => performance.now(),
      atMostMs: Math.max(ms / 2, ms - TRANSPORT_MS),
    }) as Bot;
  return {
    answer: async (_, line) => JSON.stringify(await answerTo(line, botFor)),
    close: () => undefined,
  };
}

/** Failures are sent to the server, so that a bot decides at once and nobody waits. */
function programPlayer(command: string): Player {
  const program = new LineProgram(command);
  return {
    async answer({ id, budget: { ms } }, line) {
      const response = await program.ask({ id, line, ms: Math.max(ms / 2, ms - TRANSPORT_MS) });
      return 'line' in response ? response.line : JSON.stringify({ id, error: response.failure });
    },
    close: () => program.close(),
  };
}

function reportOf({ seated, over, decisions, rejectedAnswers }: Played): object {
  const { table, game, seat, name } = seated;
  const { names, result } = over;
  return { table, game, seat, name, decisions, rejectedAnswers, names, result };
}

async function resultLines(
  { seated, over, decisions, rejectedAnswers }: Played,
  language: ReturnType<typeof languageOf>,
  screen: Screen,
): Promise<string[]> {
  const summary = `Decisions: ${decisions}. Rejected answers: ${rejectedAnswers}.`;
  const entry = findGame(seated.game);
  // The server may have newer rules than this program.
  if (entry?.rulesVersions.includes(seated.rulesVersion) !== true) return [summary];
  const game = await entry.load(seated.rulesVersion);
  const voice = new Voice(game, language, { names: over.names, screen });
  return [...scorePad(over.result.seats, voice), ...verdict(over.result, voice), summary];
}
