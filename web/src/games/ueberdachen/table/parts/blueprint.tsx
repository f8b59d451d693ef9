import type { Size, View } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { useCause } from '../causes.tsx';
import { recipeOf, totalOfRooms, worthOf } from '../derive.ts';
import { useSpeech } from '../speech.ts';
import styles from './blueprint.module.css';
import { PlanGrid } from './plan-grid.tsx';

export interface BlueprintProps {
  readonly size: Size;
  readonly view: View;
  readonly mayBeTaken: boolean;
  readonly isChosen: boolean;
  readonly onTap: (size: Size) => void;
}

/** UD-3: a stack of room cards; the top card shows its plan. */
export const Blueprint = memo(function Blueprint(props: BlueprintProps) {
  const { size, view, mayBeTaken, isChosen, onTap } = props;
  const { say, texts, format } = useSpeech();
  const isCause = useCause(`stack:${size}`);
  const { top, below } = view.stacks[size];
  const left = totalOfRooms(below) + (top === undefined ? 0 : 1);
  const recipe = top === undefined ? undefined : recipeOf(view, top);
  return (
    <button
      type="button"
      className={styles['card']}
      data-stack={size}
      data-cause={isCause}
      data-may={mayBeTaken || undefined}
      data-chosen={isChosen || undefined}
      data-left={Math.min(left, 3)}
      aria-pressed={isChosen}
      onClick={() => onTap(size)}
    >
      <span className="said">{say.card({ size, room: top, left, recipe }, format)}</span>
      {top !== undefined && recipe !== undefined && (
        <span className={styles['face']} data-top="" aria-hidden="true">
          <span className={styles['head']}>
            <span className={styles['worth']} title={say.points(worthOf(size), format)}>
              {format.number(worthOf(size))}
            </span>
            <span className={styles['name']}>{texts.rooms[top]}</span>
          </span>
          <PlanGrid recipe={recipe} />
        </span>
      )}
      <span className={styles['left']} aria-hidden="true">
        {say.cardsLeft(left, format)}
      </span>
    </button>
  );
});
