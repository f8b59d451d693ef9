import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { suggestion } from '@richtfest/engine';
import { UsageError } from '../command-line/usage-error.ts';

/** A system error about a file as a `UsageError`. */
export function fileError(error: unknown, path: string, doing: 'read' | 'written'): UsageError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return new UsageError(
        doing === 'read'
          ? `There is no file “${path}”.${nearbyName(path)}`
          : `The folder of “${path}” does not exist.`,
      );
    case 'EISDIR':
      return new UsageError(`“${path}” is a folder, not a file.`);
    case 'ENOTDIR':
    case 'EEXIST':
      return new UsageError(`“${path}” has a file in its path where a folder should be.`);
    case 'EACCES':
    case 'EPERM':
      return new UsageError(`“${path}” can't be ${doing}: permission denied.`);
    case 'ENOSPC':
      return new UsageError(`“${path}” can't be written: the disk is full.`);
    default:
      return new UsageError(`“${path}” can't be ${doing}: ${message}.`);
  }
}

function nearbyName(path: string): string {
  try {
    // A broken link is listed itself.
    const names = readdirSync(dirname(path)).filter((name) => name !== basename(path));
    return suggestion(basename(path), names);
  } catch {
    return '';
  }
}
