import type { FlyingPiece } from '../stage/cue.ts';
import { BonusCard } from './bonus-card.tsx';
import { Cabin } from './cabin.tsx';
import styles from './flying-card.module.css';

/** A flying card, as wide as its container. */
export function FlyingCard({ piece }: { readonly piece: FlyingPiece }) {
  if ('bonus' in piece) return <BonusCard bonus={piece.bonus} />;
  return (
    <span className={styles['card']}>
      <span className={styles['cabin']}>
        <Cabin card={piece.card} />
      </span>
    </span>
  );
}
