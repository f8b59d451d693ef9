import { mkdirSync, renameSync, statSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileFault } from './faults.ts';

/** Writes a file whole or not at all: a crash half-way leaves the old one. */
export function writeWhole(path: string, text: string): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text, { flush: true });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw fileFault(error, path, 'written');
  }
}

/** Better said before hours of work than after. */
export function requireFolderOf(path: string): void {
  if (isFolder(dirname(path))) return;
  throw fileFault({ code: 'ENOENT' }, path, 'written');
}

/** Makes a folder and those above it. Node's own `recursive` never returns below /proc. */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(path)) throw fileFault(error, path, 'written');
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
