import type { ByLanguage } from '@richtfest/engine';
import { useSettings } from '../../settings/use-settings.ts';
import type { AfterTexts } from './after-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const afterTexts: ByLanguage<AfterTexts> = { en, de, nl };

/** What is said after a game, in the language of this device's reader. */
export function useAfterTexts(): AfterTexts {
  return afterTexts[useSettings().language];
}
