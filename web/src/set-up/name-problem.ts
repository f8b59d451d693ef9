import { cleanText, nameProblem } from '@richtfest/engine';
import { useSettings } from '../settings/use-settings.ts';
import { setUpTexts } from './set-up-texts.ts';

/** What is wrong with a typed name; undefined if nothing. */
export function useNameProblem(name: string): string | undefined {
  const { language } = useSettings();
  const isEmpty = name.trim() === '';
  const problem = isEmpty ? undefined : nameProblem(cleanText(name));
  return problem === undefined ? undefined : setUpTexts[language].nameProblems[problem];
}
