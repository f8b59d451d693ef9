import { type Bot, botNamed } from '@richtfest/bots';
import { thinkingClock } from '@richtfest/cli';
import type { PlayableGame } from '@richtfest/engine';
import { greedyWithOtherWeights } from '../other-weights/index.ts';

/** A bot as rows name it. */
export function botOf(spec: string, game: PlayableGame): Bot {
  const bot = greedyWithOtherWeights(spec, game) ?? botNamed(spec, { now: thinkingClock });
  if (bot === undefined) throw new RangeError(`no bot is called ${spec}`);
  return bot;
}
