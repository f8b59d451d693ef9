import { DECOR_ART } from '../../art/decor.ts';
import type { Flyer } from '../stage/cue.ts';
import { EmptyRoomArt, RoomArt, SpecialArt } from './card.tsx';
import styles from './flyer-art.module.css';

/** A flying card or tile. */
export function FlyerArt({ flyer }: { readonly flyer: Flyer }) {
  switch (flyer.is) {
    case 'room':
      return (
        <span className={styles['card']}>
          <RoomArt room={flyer.card.room} childrenShown={flyer.card.children} />
        </span>
      );
    case 'empty-room':
      return (
        <span className={styles['card']}>
          <EmptyRoomArt />
        </span>
      );
    case 'special':
      return (
        <span className={`${styles['card']} ${styles['special']}`}>
          <SpecialArt card={flyer.card} />
        </span>
      );
    case 'decor':
      return (
        <svg viewBox="-1 -1 52 52" className={styles['tile']} aria-hidden="true" focusable="false">
          {DECOR_ART[flyer.decor]}
        </svg>
      );
  }
}
