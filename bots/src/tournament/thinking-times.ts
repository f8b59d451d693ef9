/** Buckets per factor of two, which makes percentiles accurate to a twelfth. */
const STEPS = 8;
const SHORTEST_MS = 0.001;
const BUCKETS = 30 * STEPS;

/** A histogram of thinking times that can be merged. */
export interface ThinkingTimes {
  decisions: number;
  ms: number;
  readonly buckets: number[];
}

export function noTimes(): ThinkingTimes {
  return { decisions: 0, ms: 0, buckets: Array.from({ length: BUCKETS }, () => 0) };
}

export function addTime(times: ThinkingTimes, ms: number): void {
  const step = Math.ceil(STEPS * Math.log2(Math.max(ms, SHORTEST_MS) / SHORTEST_MS));
  const bucket = Math.min(BUCKETS - 1, step);
  times.decisions++;
  times.ms += ms;
  times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1;
}

export function addTimes(times: ThinkingTimes, more: ThinkingTimes): void {
  times.decisions += more.decisions;
  times.ms += more.ms;
  more.buckets.forEach((count, at) => (times.buckets[at] = (times.buckets[at] ?? 0) + count));
}

export function meanTime({ decisions, ms }: ThinkingTimes): number {
  return decisions === 0 ? 0 : ms / decisions;
}

/** Thinking time at this percentile. */
export function timeAt({ decisions, buckets }: ThinkingTimes, share: number): number {
  if (decisions === 0) return 0;
  let passed = 0;
  const at = buckets.findIndex((count) => (passed += count) >= share * decisions);
  return SHORTEST_MS * 2 ** (at / STEPS);
}
