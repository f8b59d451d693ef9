import type { CSSProperties, ReactNode } from 'react';
import { siteGame } from '../games/index.ts';
import { PlainHouse } from '../home/art/plain-house.tsx';
import { visitor } from '../home/street.tsx';
import { storedChronicle } from '../statistics/stored-chronicle.ts';
import styles from './houses-behind.module.css';
import { housesIn } from './my-houses.ts';

/** Places on the far hill between the street's own houses, in per cent of the screen, and sizes. */
const LANDSCAPE = [
  [27.6, 62, 1],
  [51.2, 61.5, 0.95],
  [74.2, 62, 1],
  [2.3, 61, 0.9],
  [31, 58.5, 0.75],
  [97.6, 61, 0.85],
  [24.8, 57, 0.6],
  [53.2, 57, 0.6],
  [72.9, 57, 0.6],
  [50, 56, 0.55],
  [75.8, 57.5, 0.6],
  [29.4, 54.5, 0.5],
] as const;
const PORTRAIT = [
  [47, 63, 1],
  [5, 61, 0.8],
  [53, 58, 0.75],
  [95, 61, 0.75],
  [41.5, 57, 0.65],
  [3, 56, 0.55],
  [58, 55.5, 0.5],
  [97, 56, 0.5],
] as const;

/**
 * The latest of my houses, small on the hills behind the street's own. They are for the eye and
 * the finger; keyboards and screen readers have the sign below.
 */
export function HousesBehind(props: { readonly onVisit: (address: string) => void }): ReactNode {
  const houses = housesIn(storedChronicle().games).slice(0, LANDSCAPE.length);
  return (
    <a
      href="/street"
      className={styles['hills']}
      tabIndex={-1}
      aria-hidden="true"
      data-testid="houses-behind"
      onClick={visitor('/street', props.onVisit)}
    >
      {houses.map(({ key, match }, at) => {
        const Art = siteGame(match.game).House ?? PlainHouse;
        return (
          <svg key={key} viewBox="0 0 240 300" className={styles['house']} style={placeOf(at)}>
            <Art />
          </svg>
        );
      })}
    </a>
  );
}

function placeOf(at: number): CSSProperties {
  const [x, y, size] = LANDSCAPE[at] ?? LANDSCAPE[0];
  const [px, py, psize] = PORTRAIT[at] ?? [0, 0, 0];
  return {
    '--x': `${x}%`,
    '--y': `${y}%`,
    '--size': size,
    '--portrait-x': `${px}%`,
    '--portrait-y': `${py}%`,
    '--portrait-size': psize,
  } as CSSProperties;
}
