import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Store, openSqliteStore } from '../../src/index.ts';
import { newFolder } from './new-folder.ts';

let prepared: Promise<Buffer> | undefined;

/** Opens an empty store in a new file: a copy of one whose tables exist already, which is cheaper. */
export async function openNewStore(file: string): Promise<Store> {
  await writeFile(file, await (prepared ??= prepare()), { mode: 0o600, flag: 'wx' });
  return openSqliteStore(file);
}

async function prepare(): Promise<Buffer> {
  const folder = await newFolder();
  const file = join(folder, 'tables.sqlite');
  await (await openSqliteStore(file)).close();
  const content = await readFile(file);
  await rm(folder, { recursive: true });
  return content;
}
