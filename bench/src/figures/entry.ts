import { type ThinkingTimes, addTimes, noTimes } from '@richtfest/bots';

/** The results of a piece: one line of the ledger. */
export interface Entry {
  readonly row: string;
  /** Identifies how the bots played, because they may change later. */
  readonly fingerprint: string;
  /** The first block. */
  readonly from: number;
  /** By block: the measured bot's share of wins and mean points. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
  /** Thinking times by bot. */
  readonly times: Readonly<Record<string, CompactTimes>>;
}

/** Thinking times without empty buckets. */
interface CompactTimes {
  readonly decisions: number;
  readonly ms: number;
  readonly buckets: readonly (readonly [at: number, count: number])[];
}

export function compactTimes({ decisions, ms, buckets }: ThinkingTimes): CompactTimes {
  return {
    decisions,
    ms: Math.round(ms * 1000) / 1000,
    buckets: buckets.flatMap((count, at) => (count === 0 ? [] : [[at, count] as const])),
  };
}

export function addCompactTimes(
  times: ThinkingTimes,
  { decisions, ms, buckets }: CompactTimes,
): void {
  const more = noTimes();
  for (const [at, count] of buckets) more.buckets[at] = count;
  addTimes(times, { ...more, decisions, ms });
}
