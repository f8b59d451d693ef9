import { type SeeingBot, botNamed, judgeBudget } from '@richtfest/bots';
import type { GameTypes, Level, PlayableGame } from '@richtfest/engine';

/** The level whose choices a review measures others by. */
const JUDGE: Level = 'expert';
/** For levels that do not search. */
const NO_SEARCH = 1;

/** How many rollouts the judge makes for a decision in a game. */
export function judgeIterations<T extends GameTypes>(game: PlayableGame<T>): number {
  return judgeBudget(game)?.iterations ?? NO_SEARCH;
}

/** The bot whose choice is the reference for every decision. It never reads a clock. */
export function judge(iterations: number): SeeingBot {
  const bot = botNamed(`${JUDGE}@${Math.max(1, Math.round(iterations))}`, { now: () => 0 });
  if (bot?.sees !== 'observation') throw new TypeError('the judge must see the table');
  return bot;
}
