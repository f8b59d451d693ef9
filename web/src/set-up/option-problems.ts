import { type Game, type Problem, SettingsError, checkedOptions } from '@richtfest/engine';
import type { TablePlan } from './table-plan.ts';

/** What the game has against the options, in its own (English) words for hosts. */
export function problemsOf(game: Game, plan: TablePlan): readonly Problem[] {
  try {
    checkedOptions(game, { players: plan.seats.length, options: plan.options });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

/** Those about one option, said from there: `door.straw[2] must be at most 9, not 12`. */
export function problemsAt(problems: readonly Problem[], key: string): string[] {
  const path = `options.${key}`;
  return problems
    .filter((each) => each.path === path || /^[.[]/.test(each.path.slice(path.length)))
    .filter((each) => each.path.startsWith(path))
    .map((each) => `${each.path.slice(path.length).replace(/^\./, '')} ${each.message}`.trim());
}
