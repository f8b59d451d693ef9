import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command-line/usage-error.ts';
import { fileFault } from './faults.ts';

/** The files meant: as they are, and of a folder all `.json` below it, in order of name. */
export function jsonFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (path === '-' || !isFolder(path)) return [path];
    const found = readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
    if (found.length === 0) throw new UsageError(`There is no .json file in “${path}”.`);
    return found;
  });
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    throw fileFault(error, path, 'read');
  }
}
