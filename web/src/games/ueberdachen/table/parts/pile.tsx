import type { Material } from '@richtfest/ueberdachen';
import { type Ref, memo } from 'react';
import { type Point, useDrag } from '../../../../board/use-drag.ts';
import type { PieceDrag } from '../../../../board/use-piece-drag.ts';
import { useSpeech } from '../speech.ts';
import { MaterialArt } from './material-art.tsx';
import styles from './pile.module.css';
import { Sign } from './sign.tsx';

/** The drop target, as `data-goal`. */
export type Goal = string;

export interface PileProps {
  readonly material: Material;
  readonly count: number;
  /** `data-pile`: owner and kind. */
  readonly at: string;
  readonly label: string;
  readonly mayBeTouched: boolean;
  readonly isChosen?: boolean;
  /** The nearest room lacks it. */
  readonly isNeeded?: boolean;
  readonly onTap: (material: Material) => void;
  readonly drag?: PieceDrag<string, Goal> | undefined;
  /** The dragged item, if it can be dragged. */
  readonly piece?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The pieces of one kind on a pallet, as a button. */
export const Pile = memo(function Pile(props: PileProps) {
  const {
    material,
    count,
    at,
    label,
    mayBeTouched,
    isChosen,
    isNeeded = false,
    onTap,
    drag,
    piece,
  } = props;
  const { format } = useSpeech();
  const handlers = useDrag<Goal>({
    onPick: () => {
      const canBePicked = mayBeTouched && drag !== undefined;
      if (canBePicked) drag.onPick(piece ?? material);
      return canBePicked;
    },
    onMove: (point: Point, over) => drag?.onMove(point, over),
    onDrop: (over) => drag?.onDrop(over),
    onCancel: () => drag?.onCancel(),
    goalAt,
  });
  return (
    <button
      type="button"
      className={styles['pile']}
      data-pile={at}
      data-count={count}
      data-may={mayBeTouched || undefined}
      data-chosen={isChosen || undefined}
      data-needed={isNeeded || undefined}
      aria-pressed={isChosen}
      title={label}
      onClick={() => onTap(material)}
      {...handlers}
    >
      <span className="said">{label}</span>
      <span className={styles['goods']} data-many={Math.min(count, 3)} aria-hidden="true">
        <span className={styles['art']}>
          <MaterialArt material={material} isBare />
        </span>
        {count > 1 && <span className={styles['count']}>{format.number(count)}</span>}
        {isNeeded && (
          <span className={styles['needed']}>
            <Sign of="swap" />
          </span>
        )}
      </span>
      <PalletArt />
    </button>
  );
});

export function PalletArt() {
  return (
    <svg viewBox="-1 0 62 18" className={styles['pallet']} aria-hidden="true" focusable="false">
      <use href="#ud-pallet" />
    </svg>
  );
}

function goalAt(element: Element): Goal | undefined {
  return element.closest<HTMLElement>('[data-goal]')?.dataset['goal'];
}
