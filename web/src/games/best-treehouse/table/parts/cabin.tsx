import { colourOf } from '@richtfest/best-treehouse';
import { memo } from 'react';
import { RoomPicture } from '../../art/room-picture.tsx';
import { Sign } from '../../art/sign.tsx';
import styles from './cabin.module.css';

export interface CabinProps {
  readonly card: number;
}

/** A room of a tree, as large as its container. */
export const Cabin = memo(function Cabin({ card }: CabinProps) {
  const colour = colourOf(card);
  return (
    <span className={styles['cabin']} data-colour={colour}>
      <RoomPicture card={card} className={styles['picture']} />
      <span className={styles['sign']}>
        <Sign of={colour} />
      </span>
    </span>
  );
});
