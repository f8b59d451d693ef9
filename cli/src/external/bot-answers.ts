import { type Bot, type Question, readQuestion } from '@richtfest/bots';
import { UnknownRulesVersion, findGame } from '@richtfest/catalog';
import { type Game, asSentence, randomFromText } from '@richtfest/engine';
import { unknownGame } from '../games.ts';

/** What a bot of ours answers to a line; `botFor` so many milliseconds. */
export async function answerTo(line: string, botFor: (ms: number) => Bot): Promise<object> {
  const read = readQuestion(line);
  if ('fault' in read) return { error: asSentence(`This is no question: ${read.fault}`) };
  const { question } = read;
  const { id } = question;
  const found = await gameOf(question);
  if ('error' in found) return { id, error: found.error };
  try {
    return { id, move: choose(found.game, question, botFor(question.budget.ms)) };
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
