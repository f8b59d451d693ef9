import { nearest } from '@richtfest/engine';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { BlindBot, Bot, Decision, SeeingBot, Volunteering } from './bot.ts';
export * from './lines.ts';
export * from './bot-seats.ts';
export * from './hold.ts';
export * from './playout.ts';
export * from './simulation.ts';
export * from './tournament/index.ts';
export { greedy, random };

/** Every bot that can be asked for by name. */
export const BOTS: readonly Bot[] = [random, greedy];

export function botNamed(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.name === name);
}

export function nearestBot(name: string): string | undefined {
  return nearest(
    name,
    BOTS.map((bot) => bot.name),
  );
}
