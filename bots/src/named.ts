import { type Budget, LEVELS, type Level, nearest } from '@richtfest/engine';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { levelBot } from './level-bot.ts';
import { random } from './random.ts';
import type { Clock, OnSpent } from './search/budget.ts';

/** The names of all bots. */
export const BOT_NAMES: readonly string[] = [random.name, greedy.name, ...LEVELS];

/** The context of a bot's decisions. */
export interface BotContext {
  readonly now: Clock;
  /** The time limit for an answer, however slow the machine is. */
  readonly atMostMs?: number;
  /** Called with the number of rollouts a search makes. */
  readonly onSpent?: OnSpent;
}

/** `greedy`, `expert`, `expert@3000` (rollouts per decision), `expert@300ms`. */
export function botNamed(spec: string, { now, atMostMs, onSpent }: BotContext): Bot | undefined {
  const read = readSpec(spec);
  if (read === undefined) return undefined;
  const { name, budget } = read;
  if (name === random.name) return random;
  if (name === greedy.name) return greedy;
  return levelBot(name as Level, { name: spec, budget, now, atMostMs, onSpent });
}

export function isBotName(spec: string): boolean {
  return readSpec(spec) !== undefined;
}

export function nearestBot(spec: string): string | undefined {
  const [name = '', ...budget] = spec.split('@');
  const near = nearest(name, BOT_NAMES);
  return near === undefined || near === name ? near : [near, ...budget].join('@');
}

/** Only levels search, so only they accept a budget. */
function readSpec(spec: string): { name: string; budget: Budget | undefined } | undefined {
  const [, name = '', amount, unit] = /^([a-z]+)(?:@([1-9]\d{0,6})(ms)?)?$/.exec(spec) ?? [];
  if (!BOT_NAMES.includes(name)) return undefined;
  if (amount === undefined) return { name, budget: undefined };
  if (!LEVELS.some((level) => level === name)) return undefined;
  const budget = unit === undefined ? { iterations: Number(amount) } : { ms: Number(amount) };
  return { name, budget };
}
