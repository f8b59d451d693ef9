import type { GameTypes, PlayableGame } from '@richtfest/engine';
import { randomFromText } from '@richtfest/engine';
import type { LineQuestion } from './line-questions.ts';
import { botNamed } from './named.ts';

/** The part of a question that determines the answer. */
type Asked<T extends GameTypes> = Pick<
  LineQuestion<T>,
  'bot' | 'seat' | 'observation' | 'legal' | 'seed'
>;

/**
 * The move of a bot whose budget is counted in rollouts: the same on every machine, however long it
 * takes. Throws for a bot that does not exist or whose budget is a time.
 */
export function lineMove<T extends GameTypes>(
  game: PlayableGame<T>,
  { bot: name, seat, observation, legal, seed }: Asked<T>,
): T['Move'] {
  const bot = botNamed(name, { now: noClock });
  if (bot === undefined) throw new RangeError(`there is no bot ${name}`);
  const random = randomFromText(seed);
  const move =
    bot.sees === 'observation'
      ? bot.choose({ game, seat, observation, legal, random })
      : legal[bot.choose(legal.length, random)];
  if (move === undefined) throw new RangeError(`${name} has no move`);
  return move;
}

function noClock(): number {
  throw new RangeError('a bot with a time limit can’t be reproduced');
}
