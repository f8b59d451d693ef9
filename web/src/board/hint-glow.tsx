import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './hint-glow.module.css';

interface HintGlowProps {
  /** The table: selectors are looked up in it. */
  readonly root: { readonly current: HTMLElement | null };
  /** What the hint says to touch; elements that appear later glow then. */
  readonly spots: readonly string[];
}

/** How far the glow extends beyond its element, in pixels. */
const MARGIN = 3;

/** A glow around everything a hint says to touch. It follows moving elements and ignores taps. */
export function HintGlow({ root, spots }: HintGlowProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      setCount(placeAll(layer.current, visible(root.current, spots)));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [root, spots]);
  // Position a new glow before it is painted.
  useLayoutEffect(() => {
    placeAll(layer.current, visible(root.current, spots));
  }, [root, spots, count]);
  return (
    <div ref={layer} className={styles['layer']} aria-hidden="true" data-testid="hint-glow">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={styles['glow']} />
      ))}
    </div>
  );
}

/** Positions the glows and returns how many are needed. */
function placeAll(layer: HTMLElement | null, rects: readonly DOMRect[]): number {
  const glows = layer?.children ?? [];
  rects.forEach((rect, at) => {
    const glow = glows[at];
    if (glow instanceof HTMLElement) place(glow, rect);
  });
  return rects.length;
}

function visible(root: HTMLElement | null, spots: readonly string[]): DOMRect[] {
  if (root === null || spots.length === 0) return [];
  const found = [...root.querySelectorAll(spots.join(', '))];
  return found
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

function place({ style }: HTMLElement, { left, top, width, height }: DOMRect): void {
  style.translate = `${left - MARGIN}px ${top - MARGIN}px`;
  style.width = `${width + 2 * MARGIN}px`;
  style.height = `${height + 2 * MARGIN}px`;
}
