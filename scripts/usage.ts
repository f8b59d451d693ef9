import { type ParseArgsConfig, parseArgs } from 'node:util';
import { catalog, findGame, nearestGame } from '@richtfest/catalog';

/** An invalid command line; the message is for the user. */
export class UsageError extends Error {}

/** Parses the command line; throws a `UsageError` if it is invalid. */
export function readArguments<const O extends NonNullable<ParseArgsConfig['options']>>(options: O) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export function wholeNumber(text: string, option: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new UsageError(`--${option} must be a whole number of at least ${least}, not ${text}`);
}

/** The games of `--only`, or all, in catalog order. */
export function gamesNamed(names: readonly string[]): string[] {
  for (const name of names) {
    if (findGame(name) !== undefined) continue;
    const near = nearestGame(name);
    const hint = near === undefined ? '' : ` Did you mean ${near}?`;
    throw new UsageError(`There is no game “${name}”.${hint}`);
  }
  return catalog.map(({ id }) => id).filter((id) => names.length === 0 || names.includes(id));
}

/** Runs a script and exits with the code it returns, or with 2 after a `UsageError`. */
export async function runScript(script: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await script();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
