import { useSettingsStore } from '../settings/settings.ts';
import { type PlayedSound, type Sound, synthesise } from './synthesise.ts';

export type { Sound } from './synthesise.ts';

let audio: AudioContext | undefined;

/** Plays a sound if it is enabled; otherwise creates no audio context. */
export function playSound(sound: Sound): void {
  const { chosen } = useSettingsStore.getState();
  if (chosen.sound && !document.hidden) play([{ sound }]);
}

/** Plays what a game may sound like, even while sound is off. */
export function playSample(): void {
  play([
    { sound: 'die' },
    { sound: 'saw', delay: 0.5 },
    { sound: 'wolf', delay: 1.2 },
    { sound: 'turn', delay: 2.6 },
  ]);
}

function play(sounds: readonly Omit<PlayedSound, 'volume'>[]): void {
  const volume = useSettingsStore.getState().chosen.volume / 100;
  try {
    audio ??= new AudioContext();
    // Browsers suspend it until the first touch.
    if (audio.state === 'suspended') void audio.resume();
    for (const sound of sounds) synthesise(audio, { ...sound, volume });
  } catch {
    // The game must continue without sound.
  }
}
