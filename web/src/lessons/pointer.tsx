import { type ReactNode, useEffect, useState } from 'react';
import styles from './pointer.module.css';

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How often the rings are aligned again. */
const EVERY_MS = 100;
/** More rings than that would point at nothing in particular. */
const MOST = 8;
/** The gap between an element and its ring. */
const ROOM = 5;

/** Rings around the elements that the first matching selector finds. */
export function Pointer({ selectors }: { readonly selectors: readonly string[] }): ReactNode {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const wanted = selectors.join('\n');
  useEffect(() => {
    const measure = () => {
      const found = spotsOf(wanted.split('\n'));
      setSpots((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    measure();
    const timer = setInterval(measure, EVERY_MS);
    addEventListener('resize', measure);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', measure);
    };
  }, [wanted]);
  return (
    <div className={styles['rings']} aria-hidden="true">
      {spots.map(({ left, top, width, height }) => (
        <span
          key={`${left}/${top}`}
          className={styles['ring']}
          data-ring=""
          style={{ transform: `translate(${left}px, ${top}px)`, width, height }}
        />
      ))}
    </div>
  );
}

function spotsOf(selectors: readonly string[]): Spot[] {
  for (const selector of selectors) {
    if (selector === '') continue;
    const spots = [...document.querySelectorAll(selector)].flatMap(spotOf);
    if (spots.length > 0) return spots.slice(0, MOST);
  }
  return [];
}

function spotOf(element: Element): Spot[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isSeen = width > 0 && height > 0 && left < innerWidth && top < innerHeight;
  if (!isSeen) return [];
  const rounded = { left: Math.round(left) - ROOM, top: Math.round(top) - ROOM };
  return [
    { ...rounded, width: Math.round(width) + 2 * ROOM, height: Math.round(height) + 2 * ROOM },
  ];
}
