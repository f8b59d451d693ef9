import type { Budget } from '@richtfest/engine';

/** Adds a time limit to a budget. */
export function limitedBudget(budget: Budget, atMostMs: number | undefined): Budget {
  if (atMostMs === undefined) return budget;
  return { ...budget, ms: Math.min(budget.ms ?? Infinity, atMostMs) };
}
