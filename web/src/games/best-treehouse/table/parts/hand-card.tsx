import { colourOf } from '@richtfest/best-treehouse';
import { memo } from 'react';
import { useDrag } from '../../../../board/use-drag.ts';
import type { PieceDrag } from '../../../../board/use-piece-drag.ts';
import { NoPlace } from '../../art/no-place.tsx';
import { type Goal, goalAt } from '../goals.ts';
import { roomText } from '../room-text.ts';
import { useSpeech } from '../speech.ts';
import styles from './hand.module.css';
import { RoomCard } from './room-card.tsx';

/** What can be dragged: a card, or a bonus card already taken. */
export type Piece = { readonly card: number } | { readonly bonus: 0 | 2 };
export type CardDrag = PieceDrag<Piece, Goal>;

export interface HandCardProps {
  readonly card: number;
  readonly isLifted: boolean;
  readonly mayBeChosen: boolean;
  /** It doesn't fit into the tree. */
  readonly isStuck: boolean;
  readonly drag: CardDrag;
  readonly onCard: (card: number) => void;
}

export const HandCard = memo(function HandCard(props: HandCardProps) {
  const { card, isLifted, mayBeChosen, isStuck, drag, onCard } = props;
  const { texts, say } = useSpeech();
  const handlers = useDrag<Goal>({
    onPick: () => {
      if (mayBeChosen) drag.onPick({ card });
      return mayBeChosen;
    },
    onMove: drag.onMove,
    onDrop: drag.onDrop,
    onCancel: drag.onCancel,
    goalAt,
  });
  const { name, line } = roomText(texts, card);
  return (
    <button
      type="button"
      className={styles['card']}
      data-card={card}
      data-may={mayBeChosen || undefined}
      data-lifted={isLifted || undefined}
      aria-pressed={isLifted}
      aria-label={`${name}. ${line} (${texts.colours[colourOf(card)].name})${isStuck ? `. ${say.stuck}` : ''}`}
      onClick={() => onCard(card)}
      {...handlers}
    >
      <RoomCard card={card} />
      {isStuck && <NoPlace className={styles['stuck']} />}
    </button>
  );
});
