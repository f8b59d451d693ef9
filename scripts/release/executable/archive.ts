import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** The files of the application, as the executable carries them. */
export interface Archive {
  readonly index: ArchiveIndex;
  /** The contents of all files in the order of the index, compressed. */
  readonly content: Uint8Array;
}

export interface ArchiveIndex {
  readonly version: string;
  /** Of the compressed contents. */
  readonly sha256: string;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** Packs a folder; equal files give equal bytes. */
export function packFolder(folder: string, version: string): Archive {
  const paths = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
  const contents = paths.map((path) => readFileSync(join(folder, path)));
  const content = gzipSync(Buffer.concat(contents), { level: 9 });
  const files = paths.map((path, at) => ({ path, size: contents[at]?.length ?? 0 }));
  return { index: { version, sha256: sha256Of(content), files }, content };
}

/** Writes all files into a folder. Check the archive first. */
export function unpack({ index, content }: Archive, folder: string): void {
  const contents = gunzipSync(content);
  let start = 0;
  for (const { path, size } of index.files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents.subarray(start, start + size));
    start += size;
  }
}

export function isIntact({ index, content }: Archive): boolean {
  return sha256Of(content) === index.sha256;
}

/** Whether a folder has every file in full length: a cleaner of old files may have been there. */
export function isUnpacked({ files }: ArchiveIndex, folder: string): boolean {
  return files.every(
    ({ path, size }) => statSync(join(folder, path), { throwIfNoEntry: false })?.size === size,
  );
}

function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
