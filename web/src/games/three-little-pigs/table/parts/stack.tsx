import { capitalize } from '@richtfest/engine';
import type { Kind, Material } from '@richtfest/three-little-pigs';
import { memo } from 'react';
import { useDrag } from '../../../../board/use-drag.ts';
import type { PieceDrag } from '../../../../board/use-piece-drag.ts';
import { tilesIn } from '../derive.ts';
import type { Place } from '../taps.ts';
import { stackName } from '../stack-name.ts';
import { useSpeech } from '../speech.ts';
import type { StackView } from '../types.ts';
import { Sign } from './sign.tsx';
import styles from './stack.module.css';
import { TILE_HEIGHT, TileArt } from './tile-art.tsx';

export interface StackProps {
  readonly stack: StackView;
  readonly cost: number;
  /** Symbols of its kind left to spend; undefined while no player at this device builds. */
  readonly have: number | undefined;
  readonly mayBeTaken: boolean;
  /** The dice would pay for it if rolling stopped: a tap offers that. */
  readonly isPayable: boolean;
  readonly isChosen: boolean;
  readonly isCause: boolean;
  readonly onTap: (kind: Kind, material: Material) => void;
  readonly drag: StackDrag;
}

export type StackDrag = PieceDrag<{ readonly kind: Kind; readonly material: Material }, Place>;

/** A stack of the market: top tile, price in symbols and number of tiles left. */
export const Stack = memo(function Stack(props: StackProps) {
  const { stack, cost, have, mayBeTaken, isPayable, isChosen, isCause, onTap, drag } = props;
  const { kind, material, top } = stack;
  const { say, texts, format } = useSpeech();
  const handlers = useDrag<Place>({
    onPick: () => {
      if (mayBeTaken) drag.onPick({ kind, material });
      return mayBeTaken;
    },
    onMove: drag.onMove,
    onDrop: drag.onDrop,
    onCancel: drag.onCancel,
    goalAt: placeAt,
  });
  const left = tilesIn(stack);
  return (
    <button
      type="button"
      className={styles['stack']}
      data-stack={stackName(kind, material)}
      data-kind={kind}
      data-may={mayBeTaken || undefined}
      data-payable={isPayable || undefined}
      data-chosen={isChosen || undefined}
      data-cause={isCause || undefined}
      data-empty={left === 0 || undefined}
      aria-pressed={isChosen}
      aria-label={say.stack({ stack, cost, have }, format)}
      onClick={() => onTap(kind, material)}
      {...handlers}
    >
      <span className={styles['pile']} data-left={left}>
        {top === undefined ? (
          <EmptyPlace kind={kind} isCovered={left > 0} />
        ) : (
          <span className={styles['top']} data-top="">
            <TileArt kind={kind} material={material} pots={top} />
          </span>
        )}
      </span>
      <span className={styles['name']}>{capitalize(texts.tiles[kind][material].one)}</span>{' '}
      <span className={styles['facts']}>
        <span className={styles['price']}>
          {Array.from({ length: cost }, (_, symbol) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={symbol} data-paid={(have !== undefined && symbol < have) || undefined}>
              <Sign of={kind} />
            </span>
          ))}
        </span>
        <span className={styles['left']}>{say.stackLeft(left, format)}</span>
      </span>
    </button>
  );
});

function placeAt(element: Element): Place | undefined {
  const place = element.closest<HTMLElement>('[data-place]')?.dataset['place'];
  if (place === undefined) return undefined;
  return place === 'new' ? 'new' : Number(place);
}

/** An empty stack, or the back of a tile about to be revealed. */
function EmptyPlace({ kind, isCovered }: { kind: Kind; isCovered: boolean }) {
  const height = TILE_HEIGHT[kind];
  const outline = kind === 'roof' ? 'M50 3 106 57H-6z' : 'M4 3h92v70H4z';
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      className={styles['empty']}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={outline}
        fill={isCovered ? 'var(--stack-under)' : 'none'}
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray="7 6"
      />
    </svg>
  );
}
