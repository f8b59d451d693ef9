import { useSettingsStore } from '../settings/settings.ts';
import { type Sound, synthesise } from './synthesise.ts';

export type { Sound } from './synthesise.ts';

let audio: AudioContext | undefined;

/** Plays a sound if it is enabled; otherwise creates no audio context. */
export function playSound(sound: Sound): void {
  if (!useSettingsStore.getState().chosen.sound || document.hidden) return;
  try {
    audio ??= new AudioContext();
    // Browsers suspend it until the first touch.
    if (audio.state === 'suspended') void audio.resume();
    synthesise(audio, sound);
  } catch {
    // The game must continue without sound.
  }
}
