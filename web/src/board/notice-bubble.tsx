import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Spot } from './arc.ts';
import { type BubblePosition, placeBubble } from './bubble-place.ts';
import styles from './notice-bubble.module.css';
import type { CloseUp } from './use-close-up.ts';

/** The notice a player has opened, if any. */
export function NoticeBubble({
  closeUp,
}: {
  readonly closeUp: Pick<CloseUp, 'notice' | 'hideNotice'>;
}): ReactNode {
  const { notice, hideNotice } = closeUp;
  if (notice === undefined) return undefined;
  return (
    <Bubble anchor={notice.anchor} onClose={hideNotice}>
      {notice.text}
    </Bubble>
  );
}

interface BubbleProps {
  /** In coordinates of the window. */
  readonly anchor: Spot;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Long enough to read it twice. */
const CLOSES_AFTER_MS = 9000;

/** Closes on any tap, on Escape or after some time. */
function Bubble({ anchor, onClose, children }: BubbleProps): ReactNode {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<BubblePosition>();

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
    const timer = setTimeout(onClose, CLOSES_AFTER_MS);
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
