import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { suggestion } from '@richtfest/engine';
import { UsageError } from '../command-line/usage-error.ts';

/** What the system has against a file, as a sentence. */
export function fileFault(error: unknown, path: string, doing: 'read' | 'written'): UsageError {
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
      return new UsageError(`“${path}” runs through a file where a folder should be.`);
    case 'EACCES':
    case 'EPERM':
      return new UsageError(`“${path}” must not be ${doing}: permission denied.`);
    case 'ENOSPC':
      return new UsageError(`“${path}” can't be written: no space is left on the disk.`);
    default:
      return new UsageError(`“${path}” can't be ${doing}: ${message}.`);
  }
}

function nearbyName(path: string): string {
  try {
    // A link that leads nowhere is itself among the names.
    const names = readdirSync(dirname(path)).filter((name) => name !== basename(path));
    return suggestion(basename(path), names);
  } catch {
    return '';
  }
}
