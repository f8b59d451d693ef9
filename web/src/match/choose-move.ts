import { type Bot, botNamed, greedy } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { isEqualJson, randomFromText } from '@richtfest/engine';
import type { BotQuestion } from './bot-player.ts';

/** Lets the named bot decide; a bot that is not known any more is stood in for by `greedy`. */
export async function chooseMove(question: BotQuestion): Promise<number> {
  const { legal, seat, observation } = question;
  const game = await findGame(question.game)?.load(question.rulesVersion);
  if (game === undefined) throw new RangeError(`there is no game ${question.game}`);
  const bot: Bot = botNamed(question.bot) ?? greedy;
  const random = randomFromText(question.seed);
  if (bot.sees === 'nothing') return bot.choose(legal.length, random);
  const chosen = bot.choose({ game, seat, observation, legal, random });
  return legal.findIndex((move) => move === chosen || isEqualJson(move, chosen));
}
