import type { ByLanguage } from '@richtfest/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import type { FrameTexts } from './frame-texts.ts';
import { nl } from './nl.ts';

export type { FrameTexts } from './frame-texts.ts';

export const frameTexts: ByLanguage<FrameTexts> = { en, de, nl };
