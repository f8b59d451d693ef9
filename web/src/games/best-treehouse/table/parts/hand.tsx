import { type CSSProperties, memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { useSpeech } from '../speech.ts';
import { type CardDrag, HandCard } from './hand-card.tsx';
import styles from './hand.module.css';
import { CardBack } from './room-card.tsx';

export interface HandProps {
  /** Undefined if the viewer must not see them; then only their number is shown. */
  readonly cards: readonly number[] | undefined;
  readonly count: number;
  /** Cards that can be chosen now. */
  readonly choosable: readonly number[];
  /** Cards that don't fit into the tree. */
  readonly stuck: readonly number[];
  readonly lifted: number | undefined;
  readonly drag: CardDrag;
  readonly onCard: (card: number) => void;
}

/** The hand, fanned out at the bottom (BT-6). */
export const Hand = memo(function Hand(props: HandProps) {
  const { cards, count, choosable, stuck, lifted, drag, onCard } = props;
  const { say, format } = useSpeech();
  if (cards === undefined) {
    return (
      <div
        className={styles['fan']}
        role="img"
        aria-label={say.hiddenHand(count, format)}
        data-fan=""
      >
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className={styles['item']} style={fanStyle(at, count)}>
            <span className={styles['card']}>
              <CardBack />
            </span>
          </span>
        ))}
      </div>
    );
  }
  return (
    <ul
      className={styles['fan']}
      aria-label={say.hand}
      data-fan=""
      data-rests={choosable.length === 0 || undefined}
      onKeyDown={moveByArrows}
    >
      {cards.map((card, at) => (
        <li
          key={card}
          className={styles['item']}
          style={fanStyle(at, cards.length)}
          data-above={card === lifted || undefined}
        >
          <HandCard
            card={card}
            isLifted={card === lifted}
            mayBeChosen={choosable.includes(card)}
            isStuck={stuck.includes(card)}
            drag={drag}
            onCard={onCard}
          />
        </li>
      ))}
    </ul>
  );
});

/** Distance from the middle of the fan: outer cards are turned further. */
function fanStyle(at: number, count: number): CSSProperties {
  return { '--from-middle': at - (count - 1) / 2, '--at': at } as CSSProperties;
}
