import { colourOf } from '@richtfest/best-treehouse';
import { memo } from 'react';
import { breakable } from '../../../../board/breakable.ts';
import { RoomPicture } from '../../art/room-picture.tsx';
import { Sign } from '../../art/sign.tsx';
import { roomText } from '../room-text.ts';
import { useSpeech } from '../speech.ts';
import styles from './room-card.module.css';

export interface RoomCardProps {
  readonly card: number;
}

/** A room card in the hand: picture, colour, sign, name and flavour text. */
export const RoomCard = memo(function RoomCard({ card }: RoomCardProps) {
  const { texts, say } = useSpeech();
  const colour = colourOf(card);
  const { name, line } = roomText(texts, card);
  return (
    <span className={styles['card']} data-colour={colour}>
      <span className={styles['window']}>
        <RoomPicture card={card} className={styles['picture']} />
        <span className={styles['corner']}>
          <Sign of={colour} />
        </span>
      </span>
      <span className={styles['band']}>
        <span className={styles['name']}>{breakable(name, say.wordBreaks)}</span>
      </span>{' '}
      <span className={styles['line']}>{line}</span>
    </span>
  );
});

/** The back of every card. */
export const CardBack = memo(function CardBack() {
  return (
    <span className={styles['back']}>
      <svg viewBox="0 0 60 60" aria-hidden="true" focusable="false">
        <path d="M30 8 54 30H44v20H16V30H6z" fill="var(--card-back-pale)" />
        <path d="M25 50V38q0-4 5-4t5 4v12z" fill="var(--card-back)" />
        <path
          d="M30 8v-6M27 4l3-2 3 2"
          stroke="var(--card-back-pale)"
          strokeWidth="2"
          fill="none"
        />
      </svg>
    </span>
  );
});
