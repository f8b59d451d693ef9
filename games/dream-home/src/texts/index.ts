import type { ByLanguage } from '@richtfest/engine';
import { de } from './de.ts';
import type { DreamHomeTexts } from './dream-home-texts.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const texts: ByLanguage<DreamHomeTexts> = { en, de, nl };
