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
  if (statSync(dirname(path), { throwIfNoEntry: false })?.isDirectory() === true) return;
  throw fileFault({ code: 'ENOENT' }, path, 'written');
}

export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw fileFault(error, path, 'written');
  }
}
