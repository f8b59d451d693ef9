import type { ByLanguage } from '@richtfest/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { ReviewTexts } from './review-texts.ts';

export type { ReviewTexts } from './review-texts.ts';

export const reviewTexts: ByLanguage<ReviewTexts> = { en, de, nl };
