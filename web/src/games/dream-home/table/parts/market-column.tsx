import type { Column, MarketColumn as ColumnView, View } from '@richtfest/dream-home';
import { memo } from 'react';
import { SeatMark } from '../../../../board/seat-mark.tsx';
import type { TargetDrag } from '../drag.ts';
import { useSpeech } from '../speech.ts';
import { useTargetDrag } from '../use-target-drag.ts';
import { RoomFace, SpecialFace } from './card.tsx';
import styles from './market-column.module.css';

export interface MarketColumnProps {
  readonly cards: View['options']['cards'];
  /** The cards there, including those taken but not yet placed. */
  readonly shown: ColumnView;
  /** The seat that has taken it. */
  readonly holder: number | undefined;
  /** DH-5: column 1 still has the start player's sign. */
  readonly hasStartSign: boolean;
  readonly may: boolean;
  readonly isChosen: boolean;
  readonly isCause: boolean;
  readonly isOver: boolean;
  readonly onTap: (column: Column) => void;
  readonly drag: TargetDrag;
}

/** A column of the market: a room card and a special card, taken together. */
export const MarketColumn = memo(function MarketColumn(props: MarketColumnProps) {
  const { cards, shown, holder, hasStartSign, may, isChosen, isCause, isOver, onTap, drag } = props;
  const { column, room, special } = shown;
  const speech = useSpeech();
  const { say } = speech;
  const isHeld = holder !== undefined;
  const handlers = useTargetDrag({ on: 'column', column }, drag, may || isHeld);
  const label = say.column({ shown, hasStartSign, cards, holder }, speech);
  return (
    <button
      type="button"
      className={styles['column']}
      data-column={column}
      data-may={may || undefined}
      data-chosen={isChosen || undefined}
      data-held={isHeld || undefined}
      data-cause={isCause || undefined}
      data-over={isOver || undefined}
      data-empty={(room === undefined && special === undefined) || undefined}
      aria-pressed={isChosen}
      onClick={() => onTap(column)}
      {...handlers}
    >
      <span className="said">{label}</span>
      <span className={styles['slot']} data-slot="room" aria-hidden="true">
        {room !== undefined && <RoomFace {...room} cards={cards} />}
      </span>
      <span className={styles['slot']} data-slot="special" aria-hidden="true">
        {special !== undefined && (
          <SpecialFace
            card={special}
            value={special.type === 'decor' ? cards.decor[special.decor].value : undefined}
          />
        )}
        {hasStartSign && <SpecialFace card="start" />}
      </span>
      {isHeld && (
        <span className={styles['holder']}>
          <SeatMark seat={holder} size={1.1} />
        </span>
      )}
    </button>
  );
});
