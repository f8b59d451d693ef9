import { type Bot, botNamed } from '@richtfest/bots';
import { UsageError } from '../command-line/usage-error.ts';
import { requireBot } from '../seating.ts';
import { thinkingClock } from '../thinking-clock.ts';
import { EXEC, type ExternalBot, openExternalBot } from './external-bot.ts';

/** The bots of `--bots A,B,…`; a quoted command may contain commas. */
export function splitBots(list: string): string[] {
  const words = list.match(/(?:"[^"]*"|'[^']*'|[^,])+/g) ?? [];
  const specs = words.map((word) => word.trim()).filter((word) => word !== '');
  for (const spec of specs) requireSpec(spec);
  if (specs.length === 0) throw new UsageError('--bots is empty.');
  return specs;
}

/** A bot for each seat: a single bot fills all seats. */
export function botsFor(list: string, players: number): string[] {
  const specs = splitBots(list);
  if (specs.length === 1) return Array.from({ length: players }, () => specs[0] ?? '');
  if (specs.length === players) return specs;
  throw new UsageError(
    `--bots names ${specs.length} bots for ${players} players; name one, or one for each seat.`,
  );
}

function requireSpec(spec: string): void {
  if (spec.startsWith(EXEC)) {
    if (commandOf(spec).command !== '') return;
    throw new UsageError(`“${spec}” has no command; write exec:COMMAND.`);
  }
  requireBot(spec);
}

/** One of our bots, or a program. */
export function openBot(spec: string, onProblem: (message: string) => void): Bot | ExternalBot {
  if (spec.startsWith(EXEC)) return openExternalBot({ ...commandOf(spec), onProblem });
  const bot = botNamed(spec, { now: thinkingClock });
  if (bot === undefined) throw new RangeError(`no bot is called ${spec}`);
  return bot;
}

export function isExternal(bot: Bot | ExternalBot): bot is ExternalBot {
  return 'close' in bot;
}

function commandOf(spec: string): { readonly command: string; readonly ms?: number } {
  const [, command = '', ms] = /^exec:(.*?)(?:@(\d+)ms)?$/s.exec(spec) ?? [];
  return { command: unquoted(command.trim()), ...(ms === undefined ? {} : { ms: Number(ms) }) };
}

function unquoted(command: string): string {
  return /^"([^"]*)"$/.exec(command)?.[1] ?? /^'([^']*)'$/.exec(command)?.[1] ?? command;
}
