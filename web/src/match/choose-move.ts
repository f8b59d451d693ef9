import { type Bot, botNamed, greedy, hintFor, lineMove } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { type Game, type GameMove, randomFromText } from '@richtfest/engine';
import { hintReasons } from '@richtfest/review';
import type { BotAnswers, BotQuestion } from './bot-player.ts';

/** Bots stop thinking after this time, even on a slow phone. */
const AT_MOST_MS = 800;

export function think<Wanted extends keyof BotAnswers>(
  wanted: Wanted,
  question: BotQuestion,
): Promise<BotAnswers[Wanted]> {
  const thoughts: { readonly [Each in keyof BotAnswers]: Thought<Each> } = {
    decision: chooseMove,
    volunteer: volunteerMove,
    hint: giveHint,
  };
  return thoughts[wanted](question);
}

type Thought<Wanted extends keyof BotAnswers> = (
  question: BotQuestion,
) => Promise<BotAnswers[Wanted]>;

/** Lets the named bot decide; `greedy` replaces an unknown bot. */
export async function chooseMove(question: BotQuestion): Promise<GameMove> {
  const { legal, seat, observation } = question;
  if (question.isExact === true) return lineMove(await gameOf(question), question);
  const bot = botOf(question);
  const random = randomFromText(question.seed);
  if (bot.sees === 'observation') {
    const game = await gameOf(question);
    return bot.choose({ game, seat, observation, legal, random });
  }
  const chosen = legal[bot.choose(legal.length, random)];
  if (chosen === undefined) throw new RangeError(`${bot.name} chose a move that is not legal`);
  return chosen;
}

/** An optional move the named bot wants to make, if any. */
export async function volunteerMove(question: BotQuestion): Promise<GameMove | undefined> {
  const { legal, optional, seat, observation } = question;
  const bot = botOf(question);
  if (bot.sees === 'nothing' || bot.volunteer === undefined) return undefined;
  const game = await gameOf(question);
  const random = randomFromText(question.seed);
  return bot.volunteer({ game, seat, observation, legal, optional, random });
}

/** The move of the named bot in the player's place, its gain, and why it is better. */
async function giveHint(question: BotQuestion): Promise<BotAnswers['hint']> {
  const { legal, optional, seat, observation } = question;
  const bot = botOf(question);
  const game = await gameOf(question);
  const random = randomFromText(question.seed);
  const adviser = bot.sees === 'observation' ? bot : greedy;
  const hint = hintFor({ game, seat, observation, legal, optional, random }, adviser);
  if (hint === undefined) return undefined;
  const decision = { game, seat, observation, legal };
  return { ...hint, reasons: hintReasons(decision, hint.move, question.seed) };
}

function botOf({ bot }: BotQuestion): Bot {
  return botNamed(bot, { now: () => performance.now(), atMostMs: AT_MOST_MS }) ?? greedy;
}

async function gameOf(question: BotQuestion): Promise<Game> {
  const game = await findGame(question.game)?.load(question.rulesVersion);
  if (game === undefined) throw new RangeError(`there is no game ${question.game}`);
  return game;
}
