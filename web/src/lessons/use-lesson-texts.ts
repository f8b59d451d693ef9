import { useSettings } from '../settings/use-settings.ts';
import { lessonTexts } from './texts/index.ts';
import type { LessonTexts } from './texts/lesson-texts.ts';

/** Texts of the lessons in the reader's language. */
export function useLessonTexts(): LessonTexts {
  return lessonTexts[useSettings().language];
}
