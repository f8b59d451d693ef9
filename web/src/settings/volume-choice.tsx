import { type ReactNode, useId } from 'react';
import { playSound } from '../sound/play-sound.ts';
import { useSoundTexts } from '../sound/sound-texts.ts';
import { VOLUMES, useSettingsStore } from './settings.ts';
import styles from './settings-panel.module.css';

/** How loud sounds are; each change can be heard. */
export function VolumeChoice(): ReactNode {
  const texts = useSoundTexts();
  const id = useId();
  const { chosen, change } = useSettingsStore();
  return (
    <div className={styles['volume']}>
      <label htmlFor={id}>{texts.volume}</label>
      <input
        id={id}
        type="range"
        {...VOLUMES}
        value={chosen.volume}
        onChange={({ target }) => {
          change({ volume: Number(target.value) });
          playSound('wood');
        }}
      />
      <output htmlFor={id}>{chosen.volume} %</output>
    </div>
  );
}
