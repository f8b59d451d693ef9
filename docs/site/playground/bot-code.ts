import type { SeeingBot } from '@richtfest/bots';

/** What a bot can import, by package name. */
export type Modules = Readonly<Record<string, object>>;

/** The bot can't be used; the message is for its author. */
export class BotProblem extends Error {
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

/** The name of the code in stack traces. */
const FILE = 'bot.js';
const IMPORT = /^import\s*(\{[^}]*\})\s*from\s*['"]([^'"]+)['"];?/gmu;

/** A bot that has been compiled but has not run yet. */
type CompiledBot = (modules: Modules) => unknown;

/** The bot of an ES module that exports `bot`. */
export function readBot(code: string, modules: Modules): SeeingBot {
  return botOf(compile(scriptOf(code, modules)), modules);
}

/** The module as a function; every line keeps its number. */
export function scriptOf(code: string, modules: Modules): string {
  const body = code
    .replaceAll(IMPORT, (_, names: string, from: string, at: number) => {
      if (Object.hasOwn(modules, from)) {
        return `const ${names.replaceAll(/\sas\s/gu, ': ')} = modules[${JSON.stringify(from)}];`;
      }
      const known = Object.keys(modules).join(' and ');
      throw new BotProblem(`Only ${known} can be imported here, not ${from}.`, lineAt(code, at));
    })
    .replaceAll(/^export (?=const|let|function|class)/gmu, '');
  const result = "typeof bot === 'undefined' ? undefined : bot";
  return `'use strict'; (modules) => {${body}\nreturn ${result};}\n//# sourceURL=${FILE}`;
}

/** Throws syntax errors as they are: browsers report their line only if nobody catches them. */
export function compile(script: string): CompiledBot {
  // oxlint-disable-next-line no-eval -- running the reader's code is what a playground is for
  return (0, eval)(script) as CompiledBot;
}

export function botOf(run: CompiledBot, modules: Modules): SeeingBot {
  const bot = runSafely(() => run(modules));
  if (isBot(bot)) return bot;
  throw new BotProblem('Export a bot: export const bot = { name, sees, choose }.');
}

/** Runs code of the bot; what it throws becomes a `BotProblem` with the line. */
export function runSafely<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof BotProblem) throw error;
    throw new BotProblem(String(error), lineOf(error));
  }
}

/** The innermost line of the bot in a stack trace, in the notations of all browsers. */
function lineOf(error: unknown): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, line] = new RegExp(`${FILE.replace('.', String.raw`\.`)}:(\\d+)`, 'u').exec(stack) ?? [];
  return line === undefined ? undefined : Number(line);
}

function lineAt(code: string, at: number): number {
  return code.slice(0, at).split('\n').length;
}

function isBot(value: unknown): value is SeeingBot {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<SeeingBot>).choose === 'function'
  );
}
