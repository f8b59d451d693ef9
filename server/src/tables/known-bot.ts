import { isBotName, nearestBot } from '@richtfest/bots';
import { WishProblem } from '../problem.ts';

/** A wish for a bot that there is. */
export function knownBot<Wish extends { bot?: string }>(wish: Wish): Wish {
  if (wish.bot === undefined || isBotName(wish.bot)) return wish;
  const near = nearestBot(wish.bot);
  const hint = near === undefined ? '' : ` Did you mean “${near}”?`;
  throw new WishProblem('unknown-bot', `There is no bot “${wish.bot.slice(0, 40)}” here.${hint}`);
}
