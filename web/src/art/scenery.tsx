import type { ReactNode } from 'react';
import styles from './scenery.module.css';
import { Ridge } from './ridge.tsx';
import { SunAndClouds, type SunAndCloudsProps } from './sun-and-clouds.tsx';

export interface SceneryProps extends SunAndCloudsProps {
  /** What is drawn between sky and ground, 800 units wide. */
  readonly hills: ReactNode;
  readonly hillsTall?: number;
  /** Sets `--ground-paper`, `--ground-edge`, `--hills-height` and `--hills-behind`. */
  readonly className?: string | undefined;
  /** What is drawn on the ground. */
  readonly children?: ReactNode;
}

/** Sky, hills and ground behind a table. */
export function Scenery(props: SceneryProps) {
  const { sun, clouds, hills, hillsTall = 300, className = '', children } = props;
  return (
    <div className={`${styles['scenery']} ${className}`} aria-hidden="true">
      <SunAndClouds sun={sun} clouds={clouds} />
      <svg
        className={styles['hills']}
        viewBox={`0 0 800 ${hillsTall}`}
        preserveAspectRatio="xMidYMax slice"
      >
        {hills}
      </svg>
      <div className={styles['ground']}>
        <svg className={styles['verge']} viewBox="0 0 800 26" preserveAspectRatio="xMidYMax slice">
          <Ridge
            path="M-400 30V12Q-200 0 0 9t260 0 280 0 260-1 400 2v20z"
            fill="var(--ground-paper, var(--grass))"
            edge="var(--ground-edge, var(--grass-edge))"
            shade={0.5}
            lift={4}
          />
        </svg>
        {children}
      </div>
    </div>
  );
}
