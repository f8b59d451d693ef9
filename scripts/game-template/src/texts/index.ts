import type { ByLanguage, GameTexts } from '@richtfest/engine';
import type { XyzGameTypes } from '../types.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const texts: ByLanguage<GameTexts<XyzGameTypes>> = { en, de, nl };
