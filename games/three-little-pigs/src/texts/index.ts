import type { ByLanguage } from '@richtfest/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { PigsTexts } from './pigs-texts.ts';

export const texts: ByLanguage<PigsTexts> = { en, de, nl };
