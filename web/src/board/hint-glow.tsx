import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './hint-glow.module.css';

interface HintGlowProps {
  /** The table: selectors are looked up in it. */
  readonly root: { readonly current: HTMLElement | null };
  /** What is to be touched. What is not there yet glows when it comes. */
  readonly spots: readonly string[];
}

/** A little more than the thing itself, in pixels. */
const MARGIN = 3;

/** A glow round everything a hint says to touch; it follows things that move, and is in no one's way. */
export function HintGlow({ root, spots }: HintGlowProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      setCount(layAll(layer.current, visible(root.current, spots)));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [root, spots]);
  // A new glow is never seen in a corner before it is where it belongs.
  useLayoutEffect(() => {
    layAll(layer.current, visible(root.current, spots));
  }, [root, spots, count]);
  return (
    <div ref={layer} className={styles['layer']} aria-hidden="true" data-testid="hint-glow">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={styles['glow']} />
      ))}
    </div>
  );
}

/** Returns how many there should be. */
function layAll(layer: HTMLElement | null, rects: readonly DOMRect[]): number {
  const glows = layer?.children ?? [];
  rects.forEach((rect, at) => {
    const glow = glows[at];
    if (glow instanceof HTMLElement) lay(glow, rect);
  });
  return rects.length;
}

function visible(root: HTMLElement | null, spots: readonly string[]): DOMRect[] {
  if (root === null || spots.length === 0) return [];
  const found = [...root.querySelectorAll(spots.join(', '))];
  return found
    .map((thing) => thing.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

function lay({ style }: HTMLElement, { left, top, width, height }: DOMRect): void {
  style.translate = `${left - MARGIN}px ${top - MARGIN}px`;
  style.width = `${width + 2 * MARGIN}px`;
  style.height = `${height + 2 * MARGIN}px`;
}
