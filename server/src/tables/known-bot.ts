import { isBotName, nearestBot } from '@richtfest/bots';
import { RequestError } from '../request-error.ts';

/** Options that name no bot, or a bot that exists. */
export function knownBot<Options extends { bot?: string }>(options: Options): Options {
  if (options.bot === undefined || isBotName(options.bot)) return options;
  const near = nearestBot(options.bot);
  const hint = near === undefined ? '' : ` Did you mean “${near}”?`;
  throw new RequestError(
    'unknown-bot',
    `There is no bot “${options.bot.slice(0, 40)}” here.${hint}`,
  );
}
