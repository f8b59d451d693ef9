import type { ByLanguage } from '@richtfest/engine';
import { useSettings } from '../settings/use-settings.ts';

/** Creates a hook that returns texts in the player's language. */
export function textsHook<Texts>(texts: ByLanguage<Texts>): () => Texts {
  return function useTextsInLanguage() {
    return texts[useSettings().language];
  };
}
