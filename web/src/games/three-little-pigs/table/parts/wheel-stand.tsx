import type { Material } from '@richtfest/three-little-pigs';
import { memo } from 'react';
import { Pinwheel } from '../../art/pinwheel.tsx';
import { useSpeech } from '../speech.ts';
import { Sign } from './sign.tsx';
import styles from './wheel-stand.module.css';

export interface WheelStandProps {
  readonly fields: readonly Material[];
  /** Where it stops, in degrees. */
  readonly stop: number | undefined;
  /** The field at which it stopped. */
  readonly spun: Material | undefined;
}

/** LP-4: the wheel; it replaces the market while the wolf blows. */
export const WheelStand = memo(function WheelStand({ fields, stop, spun }: WheelStandProps) {
  const { say, texts } = useSpeech();
  return (
    <section className={styles['stand']} aria-label={say.wheel}>
      <Pinwheel fields={fields} className={styles['wheel']} turned={stop} />
      {spun !== undefined && (
        <p className={styles['spun']} data-material={spun}>
          <Sign of={spun} /> <span>{texts.materials[spun]}</span>
        </p>
      )}
    </section>
  );
});
