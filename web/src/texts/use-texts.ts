import { frameTexts } from './index.ts';
import { textsHook } from './texts-hook.ts';

/** The site-wide texts in the player's language. */
export const useTexts = textsHook(frameTexts);
