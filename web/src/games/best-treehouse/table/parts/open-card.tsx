import type { PlayerView } from '@richtfest/best-treehouse';
import { memo } from 'react';
import { useDrag } from '../../../../board/use-drag.ts';
import { Leaf, LeafOutline } from '../../art/leaf.tsx';
import { type Goal, goalAt } from '../goals.ts';
import { roomText } from '../room-text.ts';
import { useSpeech } from '../speech.ts';
import type { CardDrag } from './hand-card.tsx';
import styles from './open-card.module.css';
import { CardBack, RoomCard } from './room-card.tsx';

export interface OpenCardProps {
  readonly seat: number;
  readonly player: Pick<PlayerView, 'hasChosen' | 'chosen' | 'revealed' | 'hasSettled' | 'settled'>;
  /** A card is selected and can be played here. */
  readonly isAwaited: boolean;
  readonly mayTakeBack: boolean;
  readonly mayPlace: boolean;
  readonly isOver: boolean;
  readonly drag: CardDrag;
  readonly onTap: () => void;
}

/** The chosen card: face down under the leaf, later face up (BT-7, BT-9). */
export const OpenCard = memo(function OpenCard(props: OpenCardProps) {
  const { seat, player, isAwaited, mayTakeBack, mayPlace, isOver, drag, onTap } = props;
  const { revealed, settled } = player;
  const { texts, say } = useSpeech();
  const handlers = useDrag<Goal>({
    onPick: () => {
      if (mayPlace && revealed !== undefined) drag.onPick({ card: revealed });
      return mayPlace;
    },
    onMove: drag.onMove,
    onDrop: drag.onDrop,
    onCancel: drag.onCancel,
    goalAt,
  });
  return (
    <button
      type="button"
      className={styles['spot']}
      data-goal="leaf"
      data-open={seat}
      data-may={isAwaited || undefined}
      data-back={mayTakeBack || undefined}
      data-awaited={isAwaited || undefined}
      data-over={isOver || undefined}
      data-places={mayPlace || undefined}
      aria-label={labelOf()}
      onClick={onTap}
      {...handlers}
    >
      {contents()}
    </button>
  );

  function contents() {
    const { hasChosen, hasSettled } = player;
    if (revealed !== undefined && !hasSettled) {
      return (
        <span className={styles['card']} data-face="">
          <RoomCard card={revealed} />
        </span>
      );
    }
    // A card already settled in the tree lies there, under its own leaf.
    if (settled !== undefined && settled !== 'discard')
      return <LeafOutline className={styles['outline']} />;
    if (hasChosen || hasSettled) {
      return (
        <>
          <span className={styles['card']} data-face="">
            <CardBack />
          </span>
          <Leaf className={styles['leaf']} />
        </>
      );
    }
    return <LeafOutline className={styles['outline']} />;
  }

  function labelOf(): string {
    const { chosen, hasChosen, hasSettled } = player;
    if (revealed !== undefined && !hasSettled) {
      const { name, line } = roomText(texts, revealed);
      return `${say.openCard(name)}. ${line}`;
    }
    if (settled === 'discard') return say.discardSettled;
    if (chosen !== undefined) return say.underLeaf(roomText(texts, chosen).name);
    return hasChosen || hasSettled ? say.somethingUnderLeaf : say.leaf;
  }
});
