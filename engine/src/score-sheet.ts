import type { Assessed, GameTypes, ScoreSheet, Scored } from './game.ts';

/** A score sheet whose `score` refuses the first rule that `assess` finds broken. */
export function scoreSheetFrom<T extends GameTypes>(
  sheet: Omit<ScoreSheet<T>, 'score'>,
): ScoreSheet<T> {
  return { ...sheet, score: (input) => scored(sheet.assess(input)) };
}

function scored<R>(assessed: Assessed<R>): Scored<R> {
  if ('problems' in assessed) return assessed;
  const { result, names, breaches } = assessed;
  return breaches[0] ?? { result, names };
}
