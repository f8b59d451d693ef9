import { useSettings } from '../settings/use-settings.ts';
import { lessonTexts } from './texts/index.ts';
import type { LessonTexts } from './texts/lesson-texts.ts';

/** What is said around the guided first games, in the language of this device's reader. */
export function useLessonTexts(): LessonTexts {
  return lessonTexts[useSettings().language];
}
