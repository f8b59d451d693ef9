import { type ParseArgsConfig, parseArgs } from 'node:util';
import { catalog, findGame, nearestGame } from '@richtfest/catalog';

/** A wish a script can't meet; its message is for whoever typed it. */
export class UsageError extends Error {}

/** What was typed, or a `UsageError` that says what is wrong with it. */
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
  throw new UsageError(`--${option} must be a whole number from ${least} on, not ${text}`);
}

/** The games of `--only`, all if there are none, in the order of the catalog. */
export function gamesNamed(names: readonly string[]): string[] {
  for (const name of names) {
    if (findGame(name) !== undefined) continue;
    const near = nearestGame(name);
    const hint = near === undefined ? '' : ` Did you mean ${near}?`;
    throw new UsageError(`--only knows no game “${name}”.${hint}`);
  }
  return catalog.map(({ id }) => id).filter((id) => names.length === 0 || names.includes(id));
}

/** Runs a script, which answers with its exit code; a wish it can't meet ends with 2. */
export async function runScript(script: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await script();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
