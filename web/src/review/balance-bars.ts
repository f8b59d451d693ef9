import type { Estimate, SeatReview } from '@richtfest/review';

const BALANCE_PARTS = ['start', 'luck', 'own', 'others', 'result'] as const;

/** A bar from where the parts before it ended; all in win shares. */
export interface BalanceBar {
  readonly part: (typeof BALANCE_PARTS)[number];
  readonly estimate: Estimate;
  readonly from: number;
  readonly to: number;
  /** The bar may end anywhere between these. */
  readonly uncertain: { readonly from: number; readonly to: number };
}

/** The bars of a seat: each one begins where the one before ended, and they end at the result. */
export function balanceBars(seat: SeatReview): BalanceBar[] {
  let sum = 0;
  return BALANCE_PARTS.map((part) => {
    const estimate = seat[part];
    const from = part === 'result' ? 0 : sum;
    const to = from + estimate.shares;
    if (part !== 'result') sum = to;
    const { shares: error } = estimate.error;
    return { part, estimate, from, to, uncertain: { from: to - error, to: to + error } };
  });
}

/** The common scale of all bars: it always shows the range from 0 to 1. */
export function balanceRange(seats: readonly SeatReview[]): { from: number; to: number } {
  const ends = seats
    .flatMap(balanceBars)
    .flatMap(({ from, to, uncertain }) => [from, to, uncertain.from, uncertain.to]);
  return { from: Math.min(0, ...ends), to: Math.max(1, ...ends) };
}
