import { cleanText, nameProblem } from '@richtfest/engine';
import { useSettings } from '../settings/use-settings.ts';
import { setUpTexts } from './set-up-texts.ts';

/** Whether a name may be used; nobody has to have one. */
export function isUsableName(name: string): boolean {
  return problemOf(name) === undefined;
}

/** What is wrong with a typed name; undefined if nothing. */
export function useNameProblem(name: string): string | undefined {
  const { language } = useSettings();
  const problem = problemOf(name);
  return problem === undefined ? undefined : setUpTexts[language].nameProblems[problem];
}

function problemOf(name: string) {
  return name.trim() === '' ? undefined : nameProblem(cleanText(name));
}
