/** An estimate with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const NORMAL_95 = 1.96;

/** The mean of independent shares between 0 and 1. */
export function shareEstimate(shares: readonly number[]): Estimate {
  const { mean, error } = meanOf(shares);
  if (shares.length < 2) return { value: mean, low: 0, high: 1 };
  if (error === 0) return { value: mean, ...wilson(mean, shares.length) };
  const low = Math.max(0, mean - NORMAL_95 * error);
  return { value: mean, low, high: Math.min(1, mean + NORMAL_95 * error) };
}

/** The mean of independent values of any size. */
export function meanEstimate(values: readonly number[]): Estimate {
  const { mean, error } = meanOf(values);
  const reach = values.length < 2 ? Infinity : NORMAL_95 * error;
  return { value: mean, low: mean - reach, high: mean + reach };
}

/** The mean and its standard error. */
export function meanOf(values: readonly number[]): {
  readonly mean: number;
  readonly error: number;
} {
  const count = values.length;
  if (count === 0) return { mean: 0, error: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count) };
}

/** The Wilson score interval, used if all shares are equal and their variance is 0. */
function wilson(share: number, count: number): { readonly low: number; readonly high: number } {
  const z2 = NORMAL_95 ** 2 / count;
  const middle = share + z2 / 2;
  const reach = NORMAL_95 * Math.sqrt((share * (1 - share)) / count + z2 / count / 4);
  return {
    low: Math.max(0, (middle - reach) / (1 + z2)),
    high: Math.min(1, (middle + reach) / (1 + z2)),
  };
}
