import type { ReactNode } from 'react';
import { useSettingsStore } from '../settings/settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { playSample } from './play-sound.ts';
import styles from './sound-offer.module.css';
import { useSoundTexts } from './sound-texts.ts';

/** Offers sound once, with a sample; not to players who hurry. */
export function SoundOffer(): ReactNode {
  const texts = useSoundTexts();
  const { settings } = useTexts();
  const { chosen, change } = useSettingsStore();
  if (chosen.sound || chosen.soundOffered || chosen.pace === 'instant') return undefined;
  const answer = (sound: boolean) => change({ sound, soundOffered: true });
  return (
    <section className={styles['offer']} aria-label={settings.sound} data-testid="sound-offer">
      <p>{texts.offer}</p>
      <Button icon="sound" onClick={playSample}>
        {texts.listen}
      </Button>
      <Button variant="main" onClick={() => answer(true)}>
        {texts.yes}
      </Button>
      <Button variant="quiet" onClick={() => answer(false)}>
        {texts.no}
      </Button>
    </section>
  );
}
