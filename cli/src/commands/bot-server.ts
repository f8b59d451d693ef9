import { createInterface } from 'node:readline';
import { type Bot, BOT_NAMES, type Question, botNamed, readQuestion } from '@richtfest/bots';
import { UnknownRulesVersion, findGame } from '@richtfest/catalog';
import { type Game, randomFromText } from '@richtfest/engine';
import { command } from '../command-line/command.ts';
import { text } from '../command-line/flags.ts';
import { unknownGame } from '../games.ts';
import { requireBot } from '../seating.ts';
import { thinkingClock } from '../thinking-clock.ts';

const USUAL_BOT = 'greedy';

export const botServer = command({
  name: 'bot-server',
  summary: 'answer for one of our bots, line by line, to any program',
  description: [
    'Reads questions from the standard input and writes answers to the standard output, one line of JSON each, as docs/bot-api.md describes: the same lines a program behind exec:COMMAND speaks (--bots random,exec:"richtfest bot-server" lets it play as a guest). Ends with the input.',
  ],
  operands: [],
  flags: {
    bot: text('NAME', `who answers: ${BOT_NAMES.join(', ')} (default ${USUAL_BOT})`, BOT_NAMES),
  },
  examples: [
    {
      line: 'bot-server --bot greedy',
      says: 'Wait for questions.',
    },
  ],
  async run({ flags, shell: { input, out } }) {
    const name = flags.bot ?? USUAL_BOT;
    requireBot(name);
    const bot = botNamed(name, { now: thinkingClock }) as Bot;
    for await (const line of createInterface({ input })) {
      if (line.trim() !== '') out.write(`${JSON.stringify(await answerTo(line, bot))}\n`);
    }
    return 0;
  },
});

async function answerTo(line: string, bot: Bot): Promise<object> {
  const read = readQuestion(line);
  if ('fault' in read) return { error: `This is no question: ${read.fault}.` };
  const { question } = read;
  const { id } = question;
  const found = await gameOf(question);
  if ('error' in found) return { id, error: found.error };
  try {
    return { id, move: choose(found.game, question, bot) };
  } catch (error) {
    // What was observed is the asker's data: if it makes no sense, the asker has to know.
    const cause = error instanceof Error ? error.message : String(error);
    return { id, error: `The observation makes no sense to ${question.game}: ${cause}` };
  }
}

async function gameOf({
  game,
  rulesVersion,
}: Question): Promise<{ game: Game } | { error: string }> {
  const entry = findGame(game);
  if (entry === undefined) return { error: unknownGame(game) };
  try {
    return { game: await entry.load(rulesVersion) };
  } catch (error) {
    if (error instanceof UnknownRulesVersion) return { error: error.message };
    throw error;
  }
}

/** The move in notation. */
function choose(game: Game, { seat, observation, legal, random }: Question, bot: Bot): string {
  const own = randomFromText(random);
  const moves = legal.map(({ move }) => move);
  if (bot.sees === 'nothing') return legal[bot.choose(moves.length, own)]?.text ?? '';
  const move = bot.choose({ game, seat, observation, legal: moves, random: own });
  return game.notation.writeMove(move);
}
