import type { Material, Materials } from '@richtfest/ueberdachen';
import { pilesOf, countsOf } from '../derive.ts';
import { useSpeech } from '../speech.ts';
import styles from './deal-side.module.css';
import { MaterialArt } from './material-art.tsx';

export interface DealSideProps {
  readonly materials: Materials;
  readonly pillars: number;
  /** The kinds that the viewer's next room lacks. */
  readonly needed?: ReadonlySet<Material> | undefined;
}

/** One side of a deal as a picture; the words are next to it. */
export function DealSide({ materials, pillars, needed }: DealSideProps) {
  const { say, format } = useSpeech();
  const piles = pilesOf(countsOf(materials));
  return (
    <span className={styles['side']} role="img" aria-label={say.goods(materials, pillars, format)}>
      {piles.map(({ material, count }) => (
        <span
          key={material}
          className={styles['good']}
          data-needed={needed?.has(material) || undefined}
          title={needed?.has(material) === true ? say.isNeeded : undefined}
        >
          <MaterialArt material={material} />
          {count > 1 && <span className={styles['count']}>{format.number(count)}</span>}
        </span>
      ))}
      {pillars > 0 && (
        <span className={styles['good']}>
          <PillarIcon />
          {pillars > 1 && <span className={styles['count']}>{format.number(pillars)}</span>}
        </span>
      )}
      {piles.length === 0 && pillars === 0 && (
        <span className={styles['nothing']}>{say.nothing}</span>
      )}
    </span>
  );
}

export function PillarIcon() {
  return (
    <svg viewBox="-15 0 50 100" className={styles['pillar']} aria-hidden="true" focusable="false">
      <use href="#ud-pillar" />
    </svg>
  );
}
