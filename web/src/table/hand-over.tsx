import type { SeatFormat, Seat } from '@richtfest/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { SeatFace } from '../people/seat-face.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import styles from './hand-over.module.css';

interface HandOverProps {
  readonly seat: Seat;
  readonly format: SeatFormat;
  /** The table still shows what was revealed. */
  readonly isAnimating: boolean;
  readonly onTaken: () => void;
}

/** Names the player who takes the device next, below a table that all look at. */
export function HandOver({ seat, format, isAnimating, onTaken }: HandOverProps): ReactNode {
  const { curtain } = useTexts();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAnimating) strip.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isAnimating, seat]);
  const name = format.seat(seat);
  return (
    <div ref={strip} className={styles['strip']} data-testid="hand-over">
      <SeatFace seat={seat} size={2.6} />
      <p role="status">{curtain.next(name)}</p>
      <Button variant="main" icon="eye" disabled={isAnimating} onClick={onTaken}>
        {curtain.mine(name)}
      </Button>
    </div>
  );
}
