import { type Bot, botNamed } from '@richtfest/bots';
import { thinkingClock } from '@richtfest/cli';
import type { Game } from '@richtfest/engine';
import { greedyWithOtherWeights } from '../other-weights/index.ts';

export function botOf(spec: string, game: Game): Bot {
  const bot = greedyWithOtherWeights(spec, game) ?? botNamed(spec, { now: thinkingClock });
  if (bot === undefined) throw new RangeError(`there is no bot ${spec}`);
  return bot;
}
