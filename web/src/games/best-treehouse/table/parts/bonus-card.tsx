import type { Bonus } from '@richtfest/best-treehouse';
import { memo } from 'react';
import { SeatMark } from '../../../../board/seat-mark.tsx';
import styles from './bonus-card.module.css';

export interface BonusCardProps {
  readonly bonus: Bonus;
  readonly seat?: number | undefined;
  readonly isPegged?: boolean;
}

/** A small card with a 2 or a 0; a clothes peg holds it on a pennant (BT-10). */
export const BonusCard = memo(function BonusCard({ bonus, seat, isPegged }: BonusCardProps) {
  return (
    <span className={styles['bonus']} data-bonus={bonus}>
      {isPegged === true && <span className={styles['peg']} />}
      <span className={styles['number']} data-number={bonus} />
      {seat !== undefined && (
        <span className={styles['seat']}>
          <SeatMark seat={seat} size={0.85} />
        </span>
      )}
    </span>
  );
});
