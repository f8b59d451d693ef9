import { type Game, type Problem, SettingsError, checkedOptions } from '@richtfest/engine';
import type { TablePlan } from './table-plan.ts';

/** The game's objections to the options, in English, for hosts. */
export function problemsOf(game: Game, plan: TablePlan): readonly Problem[] {
  try {
    checkedOptions(game, { players: plan.seats.length, options: plan.options });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

/** The objections to one option, relative to it: `door.straw[2] must be at most 9, not 12`. */
export function problemsAt(problems: readonly Problem[], key: string): string[] {
  const path = `options.${key}`;
  return problems
    .filter((each) => each.path === path || /^[.[]/.test(each.path.slice(path.length)))
    .filter((each) => each.path.startsWith(path))
    .map((each) => `${each.path.slice(path.length).replace(/^\./, '')} ${each.message}`.trim());
}
