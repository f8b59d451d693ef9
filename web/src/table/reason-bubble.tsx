import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { Place } from './place-of-touch.ts';
import styles from './reason-bubble.module.css';

interface ReasonBubbleProps {
  readonly sentence: string;
  /** `Where tiles go LP-10`. */
  readonly rule: ReactNode;
  readonly place: Place;
  readonly onOpenRule: () => void;
  readonly onClose: () => void;
}

const MARGIN = 12;
const GAP = 18;

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly tail: number;
  readonly isAbove: boolean;
}

/** Shows a refusal at the touched place; a touch elsewhere or Escape closes it. */
export function ReasonBubble(props: ReasonBubbleProps): ReactNode {
  const { sentence, rule, place, onOpenRule, onClose } = props;
  const bubble = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>();
  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) return;
    // The layout size: the opening animation scales its bounding rectangle.
    setSpot(spotFor(place, { width: element.offsetWidth, height: element.offsetHeight }));
  }, [place, sentence]);
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!bubble.current?.contains(event.target as Node)) onClose();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('pointerdown', closeOutside);
    addEventListener('keydown', closeOnEscape);
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('keydown', closeOnEscape);
    };
  }, [onClose]);
  return (
    <div
      ref={bubble}
      className={`${styles['bubble']} ${spot?.isAbove === false ? styles['below'] : styles['above']}`}
      style={spot === undefined ? { left: 0, top: 0 } : { left: spot.left, top: spot.top }}
      role="alert"
    >
      <span className={styles['tail']} style={{ left: spot?.tail ?? 0 }} aria-hidden="true" />
      <p className={styles['sentence']}>{sentence}</p>
      <button type="button" className={styles['rule']} onClick={onOpenRule}>
        <Icon name="rules" />
        {rule}
      </button>
    </div>
  );
}

/** Above the touch if there is room, otherwise below; always inside the window. */
function spotFor(
  place: Place,
  { width, height }: { readonly width: number; readonly height: number },
): Spot {
  const isAbove = place.y - height - GAP > MARGIN;
  const left = clamp(place.x - width / 2, MARGIN, innerWidth - width - MARGIN);
  const preferred = isAbove ? place.y - height - GAP : place.y + GAP;
  const top = clamp(preferred, MARGIN, innerHeight - height - MARGIN);
  return { left, top, isAbove, tail: clamp(place.x - left, 18, width - 18) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
