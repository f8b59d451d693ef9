import { PILLARS } from '@richtfest/ueberdachen';
import { sixBrings, standingPillars } from '../derive.ts';
import { useSpeech } from '../speech.ts';
import type { PlayerView } from '../types.ts';
import styles from './pillar-count.module.css';
import { Sign } from './sign.tsx';

const PLACES = Array.from({ length: PILLARS }, (_, place) => place);

/** UD-8: how far a house is: the pillars of its current floor, or what the next 6 brings. */
export function PillarCount({ player }: { readonly player: PlayerView }) {
  const { say, format } = useSpeech();
  if (player.trade === undefined) return undefined;
  const six = sixBrings(player);
  const standing = standingPillars(player);
  const title = six === 'pillar' ? say.pillarsOf(standing, PILLARS, format) : say.aSixBrings[six];
  return (
    <span className={styles['count']} data-six={six} title={title}>
      <span className="said">{title}</span>
      {six === 'pillar' ? (
        PLACES.map((place) => (
          <span
            key={place}
            className={styles['pillar']}
            data-standing={place < standing || undefined}
          />
        ))
      ) : (
        <span className={styles['six']} aria-hidden="true">
          6 <Sign of={six} />
        </span>
      )}
    </span>
  );
}
