import type { ByLanguage } from '@richtfest/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { TreehouseTexts } from './treehouse-texts.ts';

export const texts: ByLanguage<TreehouseTexts> = { en, de, nl };
