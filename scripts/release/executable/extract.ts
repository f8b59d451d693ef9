import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Archive, isIntact, isUnpacked, unpack } from './archive.ts';

/** A failure that the person who started the executable can mend. */
export class ExtractError extends Error {}

/** The folder for unpacked versions: that of a systemd unit, or the user's own. */
export function cacheFolder(
  environment: Readonly<Record<string, string | undefined>>,
  home: string,
): string {
  const [ofUnit] = (environment['CACHE_DIRECTORY'] ?? '').split(':');
  if (ofUnit !== undefined && ofUnit !== '') return ofUnit;
  const { XDG_CACHE_HOME: caches } = environment;
  if (caches !== undefined && caches !== '') return join(caches, 'richtfest');
  if (home !== '') return join(home, '.cache', 'richtfest');
  throw new ExtractError(
    'There is no home folder to unpack into. Set XDG_CACHE_HOME to a folder that you may write to.',
  );
}

/**
 * Returns the folder of the unpacked application and unpacks it if that has not happened yet, or if
 * files are missing. It appears under its name only when it is complete.
 */
export function extracted(archive: Archive, cache: string): string {
  const { version, sha256 } = archive.index;
  const folder = join(cache, `${version}-${sha256.slice(0, 12)}`);
  if (isUnpacked(archive.index, folder)) return folder;
  if (!isIntact(archive)) {
    throw new ExtractError('This executable is damaged. Download it again.');
  }
  try {
    mkdirSync(cache, { recursive: true, mode: 0o700 });
    const partial = mkdtempSync(`${folder}.`);
    try {
      unpack(archive, partial);
      moveTo(folder, partial, archive);
    } finally {
      rmSync(partial, { recursive: true, force: true });
    }
  } catch (error) {
    throw new ExtractError(
      `At its first start this executable unpacks itself into ${cache}, and that failed: ${(error as Error).message}. Set XDG_CACHE_HOME to a folder that you may write to.`,
      { cause: error },
    );
  }
  return folder;
}

/** Another process may have unpacked the same version meanwhile; an incomplete one is replaced. */
function moveTo(folder: string, partial: string, { index }: Archive): void {
  try {
    renameSync(partial, folder);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code))) {
      throw error;
    }
    if (isUnpacked(index, folder)) return;
    const aside = mkdtempSync(`${folder}.`);
    renameSync(folder, aside);
    rmSync(aside, { recursive: true, force: true });
    renameSync(partial, folder);
  }
}
