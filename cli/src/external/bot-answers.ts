import { type Bot, type Question, readQuestion } from '@richtfest/bots';
import { UnknownRulesVersion, findGame } from '@richtfest/catalog';
import { type Game, asSentence, randomFromText } from '@richtfest/engine';
import { unknownGame } from '../games.ts';

/** The answer of one of our bots to a line; `botFor` gets the budget in milliseconds. */
export async function answerTo(line: string, botFor: (ms: number) => Bot): Promise<object> {
  const read = readQuestion(line);
  if ('problem' in read) return { error: asSentence(`This is not a question: ${read.problem}`) };
  const { question } = read;
  const { id } = question;
  const found = await gameOf(question);
  if ('error' in found) return { id, error: found.error };
  try {
    return { id, move: choose(found.game, question, botFor(question.budget.ms)) };
  } catch (error) {
    // The observation comes from the caller, so the caller must learn what is wrong with it.
    const cause = error instanceof Error ? error.message : String(error);
    return { id, error: `The observation is invalid for ${question.game}: ${cause}` };
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

function choose(game: Game, { seat, observation, legal, random }: Question, bot: Bot): string {
  const botRandom = randomFromText(random);
  const moves = legal.map(({ move }) => move);
  if (bot.sees === 'nothing') return legal[bot.choose(moves.length, botRandom)]?.text ?? '';
  const move = bot.choose({ game, seat, observation, legal: moves, random: botRandom });
  return game.notation.writeMove(move);
}
