import { type Game, type Problem, SettingsError, checkedOptions } from '@richtfest/engine';
import type { TablePlan } from './table-plan.ts';

/** What is wrong with the options of a plan. */
export function problemsOf(game: Game, plan: TablePlan): readonly Problem[] {
  try {
    checkedOptions(game, { players: plan.seats.length, options: plan.options });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}
