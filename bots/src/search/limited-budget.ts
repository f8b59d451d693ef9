import type { Budget } from '@richtfest/engine';

/** A budget that is over when whoever waits has waited long enough, whatever it allows itself. */
export function limitedBudget(budget: Budget, atMostMs: number | undefined): Budget {
  if (atMostMs === undefined) return budget;
  return { ...budget, ms: Math.min(budget.ms ?? Infinity, atMostMs) };
}
