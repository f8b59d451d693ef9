import { type ReactNode, useEffect, useRef } from 'react';
import { useSettingsStore } from '../settings/settings.ts';
import { Tool } from '../table/tool.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { playSample } from './play-sound.ts';
import styles from './sound-offer.module.css';
import { useSoundTexts } from './sound-texts.ts';

/** Offers sound once, with a sample; not to players who hurry. A tap elsewhere declines. */
export function SoundOffer({ isWordy }: { readonly isWordy: boolean }): ReactNode {
  const texts = useSoundTexts();
  const { settings } = useTexts();
  const { chosen, change } = useSettingsStore();
  const isOffered = !chosen.sound && !chosen.soundOffered && chosen.pace !== 'instant';
  const offer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOffered) return;
    const onDown = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && offer.current?.contains(target) === true;
      if (!isInside) change({ soundOffered: true });
    };
    addEventListener('pointerdown', onDown);
    return () => removeEventListener('pointerdown', onDown);
  }, [isOffered, change]);
  if (!isOffered) return undefined;
  const answer = (sound: boolean) => change({ sound, soundOffered: true });
  return (
    <section
      ref={offer}
      className={styles['offer']}
      aria-label={settings.sound}
      data-testid="sound-offer"
    >
      <p>{texts.offer}</p>
      <Tool isWordy={isWordy} icon="sound" name={texts.listen} onPress={playSample} />
      <Button variant="main" onClick={() => answer(true)}>
        {texts.yes}
      </Button>
      <Button variant="quiet" onClick={() => answer(false)}>
        {texts.no}
      </Button>
    </section>
  );
}
