import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { readJson } from '@richtfest/engine';
import type { ServerKeys, StoreRecord } from '../store/archive.ts';
import { StoreProblem } from '../store/store-problem.ts';

/** Increased when older servers can no longer read the format. */
const FORMAT = 1;

/** The kinds of records, by the field that only they have. */
const RECORDS = ['table', 'account', 'daily', 'group'] as const;

interface FirstLine {
  readonly richtfest: 'backup';
  readonly format: number;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  /** Absent in older backups. */
  readonly keys?: ServerKeys;
}

interface LastLine {
  readonly tables: number;
  readonly accounts: number;
  /** Of all lines before this one. */
  readonly sha256: string;
}

export interface BackupCount {
  readonly tables: number;
  readonly accounts: number;
}

/**
 * Writes a backup: a first line, a line for each record, and a last line that proves the file is
 * whole. It appears under its name only when all of it is on the disk.
 */
export async function writeBackup(
  file: string,
  records: AsyncIterable<StoreRecord>,
  { takenAt, keys }: { readonly takenAt: number; readonly keys: ServerKeys },
): Promise<BackupCount> {
  const partial = `${file}.partial`;
  // Seats' hashed keys, the secrets of running matches and accounts are in it: for the owner alone.
  const handle = await open(partial, 'w', 0o600);
  try {
    const hash = createHash('sha256');
    const write = async (content: FirstLine | StoreRecord) => {
      const line = `${JSON.stringify(content)}\n`;
      hash.update(line);
      await handle.write(line);
    };
    let tables = 0;
    let accounts = 0;
    await write({ richtfest: 'backup', format: FORMAT, takenAt, keys });
    for await (const record of records) {
      await write(record);
      if ('account' in record) accounts++;
      else if ('table' in record) tables++;
    }
    const last: LastLine = { tables, accounts, sha256: hash.digest('hex') };
    await handle.write(`${JSON.stringify(last)}\n`);
    await handle.sync();
    await handle.close();
    await rename(partial, file);
    return { tables, accounts };
  } catch (error) {
    await handle.close();
    await rm(partial, { force: true });
    throw error;
  }
}

export interface CheckedBackup extends BackupCount {
  readonly takenAt: number;
  readonly keys: ServerKeys;
}

/** Verifies a whole backup; throws if it is invalid, truncated or modified. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const hash = createHash('sha256');
  let first: Partial<FirstLine> | undefined;
  let last: Partial<LastLine> | undefined;
  let tables = 0;
  let accounts = 0;
  for await (const line of linesOf(file)) {
    if (last !== undefined) throw damaged(file, 'something comes after its last line');
    const content = parsed(line, file);
    first ??= content as Partial<FirstLine>;
    if ('sha256' in content) last = content as Partial<LastLine>;
    else hash.update(`${line}\n`);
    if ('table' in content) tables++;
    if ('account' in content) accounts++;
  }
  if (first?.richtfest !== 'backup' || first.takenAt === undefined) {
    throw new StoreProblem(`${file} is no backup of Richtfest.`);
  }
  if (first.format !== FORMAT) {
    throw new StoreProblem(`${file} is of format ${first.format}: it needs a newer Richtfest.`);
  }
  if (last === undefined) throw damaged(file, 'its end is missing');
  const isWhole = last.tables === tables && (last.accounts ?? 0) === accounts;
  if (!isWhole || last.sha256 !== hash.digest('hex')) {
    throw damaged(file, 'it was changed');
  }
  return { tables, accounts, takenAt: first.takenAt, keys: first.keys ?? {} };
}

/** The records of a verified backup. */
export async function* recordsIn(file: string): AsyncGenerator<StoreRecord> {
  for await (const line of linesOf(file)) {
    const content = parsed(line, file);
    if (RECORDS.some((kind) => kind in content)) yield content as StoreRecord;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
    throw new StoreProblem(`${file} is a folder, not a backup of Richtfest.`);
  }
  const input = createReadStream(file, 'utf8');
  try {
    // A stream that can't be opened reports it only to its direct reader.
    await new Promise<void>((resolve, reject) => {
      input.once('ready', resolve).once('error', reject);
    });
  } catch {
    throw new StoreProblem(`There is no file ${file}, or it can’t be read.`);
  }
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}

function parsed(line: string, file: string): object {
  const read = readJson(line);
  if ('value' in read && typeof read.value === 'object' && read.value !== null) return read.value;
  throw new StoreProblem(`${file} is no backup of Richtfest, or a damaged one.`);
}

function damaged(file: string, how: string): StoreProblem {
  return new StoreProblem(`The backup ${file} is damaged: ${how}. Nothing was changed.`);
}
