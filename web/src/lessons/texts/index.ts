import type { ByLanguage } from '@richtfest/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import type { LessonTexts } from './lesson-texts.ts';
import { nl } from './nl.ts';

export const lessonTexts: ByLanguage<LessonTexts> = { en, de, nl };
