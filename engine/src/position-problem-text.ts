import type { GameTexts, GameTypes } from './game.ts';
import { asSentence } from './nearest.ts';
import type { PositionProblem } from './position-problems.ts';
import { reasonText } from './reason-text.ts';
import { type Problem, problemText } from './schema.ts';
import type { Format, Language } from './texts.ts';
import { type FormatCode, problemTexts } from './texts/problems.ts';

/** A problem of a position as a sentence: what the rules say, or what can't be read. */
export function positionProblemText<T extends GameTypes>(
  problem: PositionProblem,
  texts: GameTexts<T>,
  context: { readonly language: Language; readonly format: Format },
): string {
  if (problem.reason !== undefined) return reasonText(problem.reason, texts, context);
  return formatProblemText(problem, context.language);
}

/** A problem with the format of data as a sentence: the place, and what it must be. */
export function formatProblemText(problem: Problem, language: Language): string {
  const { path, code, values = {} } = problem;
  const { problems, types, hint, whole } = problemTexts[language];
  if (code === undefined || !Object.hasOwn(problems, code)) return asSentence(problemText(problem));
  const { type } = values;
  const said = problems[code as FormatCode](
    type === undefined ? values : { ...values, type: types[type] ?? type },
  );
  const suggested = values['hint'] === undefined ? '' : ` ${hint(values['hint'])}`;
  return `${path === '' ? whole : path} ${asSentence(said)}${suggested}`;
}
