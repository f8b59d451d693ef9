import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mutant } from './mutate.ts';
import type { Verdict } from './run.ts';

interface Entry extends Omit<Verdict, 'mutant'> {
  readonly stamp: string;
  readonly key: string;
}

/** Stands for the content of all files in these folders, except the given ones. */
export function stampOf(
  root: string,
  folders: readonly string[],
  except: readonly string[],
): string {
  const hash = createHash('sha256');
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**`, { cwd: root, exclude: ['**/node_modules', '**/dist', ...except] }),
  );
  for (const file of files.toSorted()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Keeps verdicts in a file, one line each, so that an interrupted run can be continued. They are dropped
 * when anything changes that could decide them, which is what `stamp` stands for.
 */
export class Ledger {
  readonly #file: string;
  readonly #stamp: string;
  readonly #entries = new Map<string, Entry>();

  constructor(file: string, stamp: string) {
    this.#file = file;
    this.#stamp = stamp;
    mkdirSync(dirname(file), { recursive: true });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const entries = lines.flatMap((line) => entryOf(line) ?? []);
    const current = entries.filter((entry) => entry.stamp === stamp);
    for (const entry of current) this.#entries.set(entry.key, entry);
    if (current.length < entries.length) writeFileSync(file, current.map(lineOf).join(''));
  }

  find(mutant: Mutant): Verdict | undefined {
    const entry = this.#entries.get(keyOf(mutant));
    if (entry === undefined) return undefined;
    const { stamp: _, key: __, ...verdict } = entry;
    return { mutant, ...verdict };
  }

  add({ mutant, ...verdict }: Verdict): void {
    if (mutant === undefined) return;
    const entry: Entry = { stamp: this.#stamp, key: keyOf(mutant), ...verdict };
    this.#entries.set(entry.key, entry);
    appendFileSync(this.#file, lineOf(entry));
  }
}

function keyOf({ id, source }: Mutant): string {
  return createHash('sha256').update(`${id}\0${source}`).digest('hex');
}

/** The line break comes first: the line before may have been cut off. */
const lineOf = (entry: Entry) => `\n${JSON.stringify(entry)}`;

/** Undefined for a line that was cut off when a run was interrupted. */
function entryOf(line: string): Entry | undefined {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return undefined;
  }
}
