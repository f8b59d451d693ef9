import type { Seat, SeatFormat } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { SeatMark } from '../board/seat-mark.tsx';
import { SeatFace } from '../people/seat-face.tsx';
import { useTexts } from '../texts/use-texts.ts';
import styles from './now-card.module.css';

interface NowCardProps {
  readonly seat: Seat;
  readonly format: SeatFormat;
  readonly onEnd: () => void;
}

/** On a shared device: the player whose turn begins; it ignores taps and goes by itself. */
export function NowCard({ seat, format, onEnd }: NowCardProps): ReactNode {
  const { curtain } = useTexts();
  return (
    <div className={styles['place']} data-testid="now" aria-hidden="true" onAnimationEnd={onEnd}>
      <p className={styles['card']}>
        <SeatMark seat={seat} size={1} />
        <SeatFace seat={seat} size={2} />
        {curtain.now(format.seat(seat))}
      </p>
    </div>
  );
}
