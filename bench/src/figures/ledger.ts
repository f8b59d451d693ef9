import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ThinkingTimes, addTimes, noTimes } from '@richtfest/bots';
import { catalog } from '@richtfest/catalog';
import { hasOtherWeights } from '../other-weights/index.ts';
import type { Row } from './row.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What came of a piece: a line of the ledger. */
export interface Entry {
  readonly row: string;
  /** What it was measured with: other sources may play otherwise. */
  readonly sources: string;
  /** The first block. */
  readonly from: number;
  /** By block: the measured bot's share of wins and mean points. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
  /** By bot: how long its decisions took. */
  readonly times: Readonly<Record<string, BriefTimes>>;
}

/** Thinking times with only those buckets that hold something. */
interface BriefTimes {
  readonly decisions: number;
  readonly ms: number;
  readonly buckets: readonly (readonly [at: number, count: number])[];
}

export function briefTimes({ decisions, ms, buckets }: ThinkingTimes): BriefTimes {
  return {
    decisions,
    ms: Math.round(ms * 1000) / 1000,
    buckets: buckets.flatMap((count, at) => (count === 0 ? [] : [[at, count] as const])),
  };
}

export function addBriefTimes(times: ThinkingTimes, { decisions, ms, buckets }: BriefTimes): void {
  const more = noTimes();
  for (const [at, count] of buckets) more.buckets[at] = count;
  addTimes(times, { ...more, decisions, ms });
}

/** A text that changes with everything that decides how the bots of a row play. */
export function sourcesOf({ game, bot, against }: Pick<Row, 'game' | 'bot' | 'against'>): string {
  const hash = createHash('sha256');
  const folders = ['engine/src', 'bots/src', `games/${game}/src`];
  if ([bot, against].some(hasOtherWeights)) folders.push('bench/src/other-weights');
  for (const folder of folders) {
    for (const file of globSync('**/*.ts', { cwd: join(ROOT, folder) }).toSorted()) {
      if (isBeside(file, game)) continue;
      hash.update(`${folder}/${file}\0`).update(readFileSync(join(ROOT, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** Words, faces and other games' settings do not change how this one is played. */
function isBeside(file: string, game: string): boolean {
  const [folder, name] = [dirname(file), basename(file, '.ts')];
  if (/^(texts|personas|hint|match)/.test(folder)) return true;
  return name !== game && catalog.some(({ id }) => id === name);
}

/** A file of lines that only grows: who is interrupted goes on where he was. */
export class Ledger {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Everything in it; a last line that was cut off by a crash is passed over. */
  read(): Entry[] {
    if (!existsSync(this.#path)) return [];
    return readFileSync(this.#path, 'utf8')
      .split('\n')
      .flatMap((line) => {
        try {
          return [JSON.parse(line) as Entry];
        } catch {
          return [];
        }
      });
  }

  append(entry: Entry): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    // A line that was cut off must not spoil the next one.
    appendFileSync(this.#path, `\n${JSON.stringify(entry)}`);
  }
}
