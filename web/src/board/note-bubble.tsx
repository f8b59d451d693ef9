import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Spot } from './arc.ts';
import { type BubblePlace, placeBubble } from './bubble-place.ts';
import styles from './note-bubble.module.css';

export interface NoteBubbleProps {
  /** What it speaks about, in coordinates of the window. */
  readonly anchor: Spot;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Long enough to read twice. */
const STAYS = 9000;

/** Says what something is, on the spot. Any tap, Escape or some time makes it go. */
export function NoteBubble({ anchor, onClose, children }: NoteBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<BubblePlace>();

  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    setPlace(placeBubble(anchor, size, { width: innerWidth, height: innerHeight }));
  }, [anchor, children]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    const timer = setTimeout(onClose, STAYS);
    addEventListener('pointerdown', onClose);
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', onClose);
      removeEventListener('keydown', onKey);
    };
  }, [onClose]);

  const position =
    place === undefined
      ? { visibility: 'hidden' }
      : { left: place.left, top: place.top, '--tail': `${place.tail}px` };
  return (
    <div
      ref={bubble}
      className={styles['bubble']}
      data-side={place?.side}
      style={position as CSSProperties}
      role="status"
    >
      {children}
    </div>
  );
}
