import { mkdirSync, renameSync, statSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileError } from './file-error.ts';

/** Writes a file atomically: after a crash the old one is still there. */
export function writeAtomically(path: string, text: string): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text, { flush: true });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw fileError(error, path, 'written');
  }
}

/** Fails before hours of work rather than after. */
export function requireFolderOf(path: string): void {
  if (isFolder(dirname(path))) return;
  throw fileError({ code: 'ENOENT' }, path, 'written');
}

/** Creates a folder and its parents. Node's own `recursive` never returns below /proc. */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(path)) throw fileError(error, path, 'written');
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
