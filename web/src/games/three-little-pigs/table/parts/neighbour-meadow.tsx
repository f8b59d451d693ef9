import { type ReactNode, memo } from 'react';
import { NeighbourFrame } from '../../../../board/neighbour-frame.tsx';
import { isFinished } from '../derive.ts';
import type { HouseKeys } from '../scene.ts';
import { useSpeech } from '../speech.ts';
import type { HouseTiles } from '../types.ts';
import { House } from './house.tsx';
import styles from './neighbour-meadow.module.css';
import { Street } from './street.tsx';

export interface NeighbourMeadowProps {
  readonly seat: number;
  readonly points: number;
  readonly houses: readonly HouseTiles[];
  readonly keys: readonly HouseKeys[];
  readonly isToMove: boolean;
  readonly isAway: boolean;
  readonly isOver: boolean;
  readonly hasWon: boolean;
  /** LP-14: houses that the acting seat can choose for the wolf. */
  readonly targets: readonly number[];
  readonly target: number | undefined;
  readonly causes: readonly number[];
  readonly arriving: number | undefined;
  readonly onHouse: (seat: number, house: number) => void;
  readonly onCloseUp: (seat: number) => void;
}

/** A neighbour's meadow: small, but every tile is recognizable. */
export const NeighbourMeadow = memo(function NeighbourMeadow(props: NeighbourMeadowProps) {
  const { seat, points, houses, keys, isOver, targets, target, causes, arriving } = props;
  const { isToMove, isAway, hasWon, onHouse, onCloseUp } = props;
  const { say, format } = useSpeech();
  const name = format.seat(seat);
  return (
    <NeighbourFrame
      seat={seat}
      points={points}
      marks={{ isToMove, isAway, hasWon }}
      about={say.houses(houses.length, format)}
      format={format}
      isTouchable={targets.length > 0}
      backdrop={<span className={styles['hills']} />}
      onCloseUp={onCloseUp}
    >
      <Street houses={houses}>
        {houses.map((tiles, house) => (
          <HouseHolder
            key={keys[house]?.key ?? house}
            name={`${seat}:${house}`}
            label={targets.includes(house) ? say.blowAt(house, name) : undefined}
            isTarget={target === house}
            isCause={causes.includes(house)}
            isLost={isOver && !isFinished(tiles)}
            onTap={(isClear) => (isClear ? onHouse(seat, house) : onCloseUp(seat))}
          >
            <House seat={seat} tiles={tiles} keys={keys[house]} arriving={arriving} />
          </HouseHolder>
        ))}
      </Street>
    </NeighbourFrame>
  );
});

/** In pixels; a tap on a smaller house opens the close-up first. */
const CLEAR = 30;

interface HouseHolderProps {
  /** `1:0` */
  readonly name: string;
  /** Only houses that can be chosen are buttons; the rest is part of the picture. */
  readonly label: string | undefined;
  readonly isTarget: boolean;
  readonly isCause: boolean;
  readonly isLost: boolean;
  /** `isClear` is false if the house is too small to be tapped reliably. */
  readonly onTap: (isClear: boolean) => void;
  readonly children: ReactNode;
}

function HouseHolder(props: HouseHolderProps) {
  const { name, label, isTarget, isCause, isLost, onTap, children } = props;
  const marks = {
    'data-target': isTarget || undefined,
    'data-cause': isCause || undefined,
    'data-lost': isLost || undefined,
  };
  return label === undefined ? (
    <span className={styles['house']} {...marks}>
      {children}
    </span>
  ) : (
    <button
      type="button"
      className={styles['house']}
      data-may=""
      data-blow={name}
      aria-label={label}
      onClick={({ detail, currentTarget }) => {
        const isByKey = detail === 0;
        onTap(isByKey || currentTarget.offsetWidth >= CLEAR);
      }}
      {...marks}
    >
      {children}
    </button>
  );
}
