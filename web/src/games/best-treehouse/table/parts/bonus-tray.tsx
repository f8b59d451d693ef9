import type { Bonus } from '@richtfest/best-treehouse';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { useDrag } from '../../../../board/use-drag.ts';
import { type Goal, goalAt } from '../goals.ts';
import { useSpeech } from '../speech.ts';
import { BonusCard } from './bonus-card.tsx';
import styles from './bonus-tray.module.css';
import type { CardDrag } from './hand-card.tsx';

export interface BonusTrayProps {
  readonly seat: number;
  /** Cards that no seat has taken (BT-10). */
  readonly left: readonly Bonus[];
  /** The card that this seat must place on a pennant. */
  readonly mine: Bonus | undefined;
  readonly mayTake: boolean;
  readonly mayPut: boolean;
  readonly drag: CardDrag;
  readonly onBonus: (bonus: Bonus) => void;
}

/** The bonus cards in place of the hand: first taken, then placed on a pennant. */
export const BonusTray = memo(function BonusTray(props: BonusTrayProps) {
  const { seat, left, mine, mayTake, mayPut, drag, onBonus } = props;
  const { say } = useSpeech();
  return (
    <div
      className={styles['tray']}
      role="group"
      aria-label={say.bonusCards}
      onKeyDown={moveByArrows}
    >
      {mine !== undefined && <MyBonus seat={seat} bonus={mine} mayPut={mayPut} drag={drag} />}
      {left.map((bonus, at) => (
        <button
          // Cards of one kind are identical.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${bonus}-${at}`}
          type="button"
          className={styles['card']}
          data-bonus={bonus}
          data-may={mayTake || undefined}
          aria-label={say.bonusCard(bonus)}
          onClick={() => onBonus(bonus)}
        >
          <BonusCard bonus={bonus} />
        </button>
      ))}
    </div>
  );
});

interface MyBonusProps {
  readonly seat: number;
  readonly bonus: Bonus;
  readonly mayPut: boolean;
  readonly drag: CardDrag;
}

function MyBonus({ seat, bonus, mayPut, drag }: MyBonusProps) {
  const { say } = useSpeech();
  const handlers = useDrag<Goal>({
    onPick: () => {
      if (mayPut) drag.onPick({ bonus });
      return mayPut;
    },
    onMove: drag.onMove,
    onDrop: drag.onDrop,
    onCancel: drag.onCancel,
    goalAt,
  });
  return (
    <span
      className={styles['mine']}
      role="img"
      aria-label={say.yourBonus(bonus)}
      data-bonus-of={seat}
      data-mine={mayPut || undefined}
      {...handlers}
    >
      <BonusCard bonus={bonus} />
    </span>
  );
}
