import type { ByLanguage } from '@richtfest/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { UeberdachenTexts } from './ueberdachen-texts.ts';

export const texts: ByLanguage<UeberdachenTexts> = { en, de, nl };
