import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command-line/usage-error.ts';
import { fileFault } from './faults.ts';

/** What came of one file: an outcome, or why it could not even be read. */
export type FileOutcome<T> =
  | { readonly file: string; readonly outcome: T }
  | { readonly file: string; readonly problem: string };

/**
 * Reads the files meant, one after the other: of a folder all `.json` below it, in order of name.
 * An invalid file among several does not keep the others from being read; a single one is the
 * user's mistake, and throws.
 */
export async function* eachJsonFile<T>(
  paths: readonly string[],
  read: (path: string) => Promise<T>,
): AsyncGenerator<FileOutcome<T>> {
  const files = paths.flatMap(filesIn);
  for (const { path, fault } of files) {
    try {
      if (fault !== undefined) throw fault;
      yield { file: path, outcome: await read(path) };
    } catch (error) {
      if (!(error instanceof UsageError) || files.length === 1) throw error;
      yield { file: path, problem: error.message };
    }
  }
}

interface FoundFile {
  readonly path: string;
  readonly fault?: UsageError;
}

function filesIn(path: string): FoundFile[] {
  if (path === '-') return [{ path }];
  try {
    if (!statSync(path).isDirectory()) return [{ path }];
    const found = readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
    if (found.length > 0) return found.map((file) => ({ path: file }));
    return [{ path, fault: new UsageError(`There is no .json file in “${path}”.`) }];
  } catch (error) {
    const { path: culprit = path } = error as NodeJS.ErrnoException;
    return [{ path, fault: fileFault(error, culprit, 'read') }];
  }
}
