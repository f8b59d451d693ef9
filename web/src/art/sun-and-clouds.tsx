import { type CloudSpot, Clouds } from './clouds.tsx';
import styles from './sun-and-clouds.module.css';

export interface SunAndCloudsProps {
  /** The position and size of the sun in a drawing of 800 by 300. */
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number };
  readonly clouds: readonly CloudSpot[];
}

/** The sun and clouds, or the moon and stars. */
export function SunAndClouds({ sun: { x, y, radius }, clouds }: SunAndCloudsProps) {
  return (
    <svg className={styles['sky']} viewBox="0 0 800 300" preserveAspectRatio="xMidYMin slice">
      <path className={styles['stars']} d={STARS} />
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill="var(--cut-shade)"
        opacity=".4"
        transform="translate(2 3)"
      />
      <circle cx={x} cy={y} r={radius} fill="var(--sun-paper)" />
      <circle cx={x + 14} cy={y - 10} r={radius - 5} className={styles['moon-bite']} />
      <Clouds spots={clouds} />
    </svg>
  );
}

const STARS =
  'M90 40h.1M180 90h.1M260 30h.1M330 120h.1M420 56h.1M520 24h.1M560 110h.1M620 66h.1M760 40h.1M40 130h.1M470 150h.1';
