import type { GameTexts, GameTypes } from './game.ts';
import { formatProblemText } from './position-problem-text.ts';
import type { Problem } from './schema.ts';
import type { Language } from './texts.ts';

/**
 * A problem with the options of a table as a sentence: what the game says about its component
 * data, or what can't be read.
 */
export function optionProblemText<T extends GameTypes>(
  problem: Problem,
  texts: Pick<GameTexts<T>, 'options'>,
  language: Language,
): string {
  const { path, code, values = {} } = problem;
  const [, option] = /^options\.([^.[]+)/.exec(path) ?? [];
  const own = option === undefined ? undefined : texts.options[option];
  const say = code === undefined ? undefined : own?.problems?.[code];
  return say === undefined
    ? formatProblemText(problem, language)
    : `${own?.name ?? path}: ${say(values)}`;
}
