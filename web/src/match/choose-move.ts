import { type Bot, botNamed, greedy } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { type Game, type GameMove, randomFromText } from '@richtfest/engine';
import type { BotQuestion } from './bot-player.ts';

/** On a slow phone too nobody waits longer for a bot. */
const AT_MOST_MS = 800;

/** Lets the named bot decide; a bot that is not known any more is stood in for by `greedy`. */
export async function chooseMove(question: BotQuestion): Promise<GameMove> {
  const { legal, seat, observation } = question;
  const bot = botOf(question);
  const random = randomFromText(question.seed);
  if (bot.sees === 'observation') {
    const game = await gameOf(question);
    return bot.choose({ game, seat, observation, legal, random });
  }
  const chosen = legal[bot.choose(legal.length, random)];
  if (chosen === undefined) throw new RangeError(`${bot.name} chose a move that is not there`);
  return chosen;
}

/** What the named bot would like to do though nobody waits for it. */
export async function volunteerMove(question: BotQuestion): Promise<GameMove | undefined> {
  const { legal, optional, seat, observation } = question;
  const bot = botOf(question);
  if (bot.sees === 'nothing' || bot.volunteer === undefined) return undefined;
  const game = await gameOf(question);
  const random = randomFromText(question.seed);
  return bot.volunteer({ game, seat, observation, legal, optional, random });
}

function botOf({ bot }: BotQuestion): Bot {
  return botNamed(bot, { now: () => performance.now(), atMostMs: AT_MOST_MS }) ?? greedy;
}

async function gameOf(question: BotQuestion): Promise<Game> {
  const game = await findGame(question.game)?.load(question.rulesVersion);
  if (game === undefined) throw new RangeError(`there is no game ${question.game}`);
  return game;
}
