import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command-line/usage-error.ts';
import { fileError } from './file-error.ts';

/** The outcome of one file, or why it could not be read. */
export type FileOutcome<T> =
  | { readonly file: string; readonly outcome: T }
  | { readonly file: string; readonly problem: string };

/**
 * Reads files one after the other; for a folder all `.json` files below it, sorted by name. If there
 * are several files, an invalid one does not stop the others; a single invalid file throws.
 */
export async function* eachJsonFile<T>(
  paths: readonly string[],
  read: (path: string) => Promise<T>,
): AsyncGenerator<FileOutcome<T>> {
  const files = paths.flatMap(filesIn);
  for (const { path, error: fileProblem } of files) {
    try {
      if (fileProblem !== undefined) throw fileProblem;
      yield { file: path, outcome: await read(path) };
    } catch (error) {
      if (!(error instanceof UsageError) || files.length === 1) throw error;
      yield { file: path, problem: error.message };
    }
  }
}

interface FoundFile {
  readonly path: string;
  readonly error?: UsageError;
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
    return [{ path, error: new UsageError(`There is no .json file in “${path}”.`) }];
  } catch (error) {
    const { path: culprit = path } = error as NodeJS.ErrnoException;
    return [{ path, error: fileError(error, culprit, 'read') }];
  }
}
