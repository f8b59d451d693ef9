import { useSettingsStore } from '../settings/settings.ts';
import { type Sound, synthesise } from './synthesise.ts';

export type { Sound } from './synthesise.ts';

let audio: AudioContext | undefined;

/** Sounds if this device's person has switched sound on; otherwise nothing, not even a context. */
export function playSound(sound: Sound): void {
  if (!useSettingsStore.getState().chosen.sound || document.hidden) return;
  try {
    audio ??= new AudioContext();
    // Browsers start it asleep until somebody has touched the page.
    if (audio.state === 'suspended') void audio.resume();
    synthesise(audio, sound);
  } catch {
    // A device without sound plays all the same.
  }
}
