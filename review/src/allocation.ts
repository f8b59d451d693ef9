import { type Sums, cautiousVariancesOf } from './sums.ts';

/** No unit has more samples than this, so that workers share the work and a stop takes effect soon. */
const MAX_SAMPLES = 256;

/** The standard deviation of a single sample in win shares, over all seats. */
export function spreadOf(sums: Sums | undefined): number {
  if (sums === undefined) return 1;
  const variances = cautiousVariancesOf(sums).slice(0, sums.sum.length / 2);
  return Math.sqrt(sums.count * variances.reduce((total, variance) => total + variance, 0));
}

/**
 * Divides `mean` samples for each need in proportion; each gets at most four times the mean. Nobody
 * needs any if values are exact.
 */
export function divided(needs: readonly number[], mean: number): number[] {
  const total = needs.reduce((sum, need) => sum + need, 0);
  if (total === 0) return needs.map(() => 0);
  return needs.map((need) => Math.round(Math.min(4 * mean, (need / total) * mean * needs.length)));
}

/** Splits samples into units of limited size. */
export function parts(samples: number): number[] {
  const count = Math.max(1, Math.round(samples));
  const units = Math.ceil(count / MAX_SAMPLES);
  return Array.from({ length: units }, (_, at) => Math.min(MAX_SAMPLES, count - at * MAX_SAMPLES));
}
