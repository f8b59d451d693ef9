import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ThinkingTimes, addTimes, noTimes } from '@richtfest/bots';

/** What came of a piece: a line of the ledger. */
export interface Entry {
  readonly row: string;
  /** How its bots played: they may have changed since. */
  readonly fingerprint: string;
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
