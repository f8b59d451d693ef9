import type { ReactNode } from 'react';
import styles from './statistics-page.module.css';
import { useStatisticsTexts } from './statistics-texts.ts';

const COLUMNS = 4;
const ROWS = 3;

/** A house with a window for each of the latest matches, lit for a win. */
export function WindowHouse({ places }: { readonly places: readonly number[] }): ReactNode {
  const texts = useStatisticsTexts();
  const said = places.map((place) => (place === 1 ? texts.first : texts.place(place)));
  return (
    <svg
      className={styles['house']}
      viewBox="0 0 132 140"
      role="img"
      aria-label={texts.windows(said.join(', '))}
    >
      <g className={styles['cut']}>
        <path className={styles['chimney']} d="M95 8h15v32H95z" />
        <path className={styles['roof']} d="M2 46 66 4l64 42-5 7H7z" />
      </g>
      <path className={styles['wall']} d="M10 50h112v88H10z" />
      {Array.from({ length: COLUMNS * ROWS }, (_, at) => (
        <Pane
          key={at}
          place={places[at]}
          x={18 + (at % COLUMNS) * 25}
          y={57 + Math.floor(at / COLUMNS) * 27}
        />
      ))}
    </svg>
  );
}

interface PaneProps {
  readonly place: number | undefined;
  readonly x: number;
  readonly y: number;
}

/** Not yet played: the shutters are closed. */
function Pane({ place, x, y }: PaneProps): ReactNode {
  const light = place === undefined ? 'shut' : place === 1 ? 'lit' : 'dark';
  return (
    <g transform={`translate(${x} ${y})`} className={styles[light]}>
      <rect width="21" height="21" rx="2" />
      {light === 'shut' ? (
        <path d="M10.500 1v19M3 5h5M3 10h5M3 15h5M13 5h5M13 10h5M13 15h5" />
      ) : (
        <text x="10.500" y="15.500" textAnchor="middle">
          {place}
        </text>
      )}
    </g>
  );
}
