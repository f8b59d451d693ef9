import { type Game, type Problem, OptionsError, checkedOptions } from '@richtfest/engine';
import type { TablePlan } from './table-plan.ts';

/** What is wrong with the options of a plan. */
export function problemsOf(game: Game, plan: TablePlan): readonly Problem[] {
  try {
    checkedOptions(game, { players: plan.seats.length, options: plan.options });
    return [];
  } catch (error) {
    if (error instanceof OptionsError) return error.problems;
    throw error;
  }
}
