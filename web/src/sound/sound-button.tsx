import type { ReactNode } from 'react';
import { useSettingsStore } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { playSound } from './play-sound.ts';
import { useSoundTexts } from './sound-texts.ts';

/** Mutes the game with one tap, and back. */
export function SoundButton(): ReactNode {
  const texts = useSoundTexts();
  const { chosen, change } = useSettingsStore();
  const toggle = () => {
    change({ sound: !chosen.sound, soundOffered: true });
    playSound('turn');
  };
  return (
    <Button
      icon={chosen.sound ? 'sound' : 'mute'}
      aria-label={chosen.sound ? texts.off : texts.on}
      onClick={toggle}
    />
  );
}
