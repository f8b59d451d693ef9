import type { ExpectedResult } from '@richtfest/engine';

/**
 * The figures of a result in one list: the win shares of all seats, then their points ahead.
 * Everything is estimated, compared and added up in this form.
 */
export type Figures = readonly number[];

export function figuresOf({ shares, points }: ExpectedResult): Figures {
  return [...shares, ...points];
}

export function minus(one: Figures, other: Figures): Figures {
  return one.map((figure, at) => figure - (other[at] ?? 0));
}

export function plus(one: Figures, other: Figures): Figures {
  return one.map((figure, at) => figure + (other[at] ?? 0));
}

/** Sums over samples, as plain data that workers can send. */
export interface Sums {
  readonly count: number;
  readonly sum: Figures;
  readonly squares: Figures;
  /** The samples are no samples but the exact value. */
  readonly isExact?: true;
}

export function sumsOf(samples: readonly Figures[]): Sums {
  const [first = []] = samples;
  const total = (valueOf: (figure: number) => number) =>
    first.map((_, at) => samples.reduce((sum, sample) => sum + valueOf(sample[at] ?? 0), 0));
  return {
    count: samples.length,
    sum: total((figure) => figure),
    squares: total((figure) => figure * figure),
  };
}

export function exactSums(figures: Figures): Sums {
  return { ...sumsOf([figures]), isExact: true };
}

export function addSums(one: Sums | undefined, other: Sums): Sums {
  if (one === undefined || other.isExact) return other;
  if (one.isExact) return one;
  return {
    count: one.count + other.count,
    sum: plus(one.sum, other.sum),
    squares: plus(one.squares, other.squares),
  };
}

export function meansOf({ count, sum }: Sums): Figures {
  return sum.map((figure) => figure / count);
}

/** The variance of a share that is equally likely to be 0 and 1. */
const SHARE_VARIANCE = 0.25;

/**
 * The variances of the means of a sampled result. One more sample that could have gone either way
 * is assumed, because a few equal results do not prove that a win is certain.
 */
export function cautiousVariancesOf(sums: Sums): Figures {
  const variances = variancesOf(sums);
  const shares = variances.length / 2;
  if (sums.isExact) return variances;
  return variances.map((variance, at) =>
    at < shares ? variance + SHARE_VARIANCE / (sums.count * sums.count) : variance,
  );
}

/** The variance of each mean; 0 if the value is exact. */
export function variancesOf({ count, sum, squares, isExact }: Sums): Figures {
  if (isExact) return sum.map(() => 0);
  // A single sample says nothing about its spread, so the squares replace it.
  if (count < 2) return squares;
  return sum.map((figure, at) => {
    const spread = (squares[at] ?? 0) - (figure * figure) / count;
    return Math.max(0, spread) / (count - 1) / count;
  });
}
