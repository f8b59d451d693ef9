import { useSettings } from '../settings/use-settings.ts';
import { type FrameTexts, frameTexts } from './index.ts';

/** What the site says, in the language of this device's reader. */
export function useTexts(): FrameTexts {
  return frameTexts[useSettings().language];
}
