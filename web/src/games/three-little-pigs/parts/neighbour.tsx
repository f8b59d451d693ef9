import { type ReactNode, memo } from 'react';
import { SeatMark } from '../../../board/seat-mark.tsx';
import { Garland } from '../art/garland.tsx';
import { isFinished } from '../derive.ts';
import type { HouseKeys } from '../scene.ts';
import { useSpeech } from '../table-context.ts';
import type { HouseTiles } from '../words.ts';
import { House } from './house.tsx';
import styles from './neighbour.module.css';
import { Street } from './street.tsx';

export interface NeighbourProps {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
  readonly houses: readonly HouseTiles[];
  readonly keys: readonly HouseKeys[];
  readonly isOnTurn: boolean;
  readonly isOver: boolean;
  readonly hasWon: boolean;
  /** LP-14: houses the acting seat may choose for the wolf. */
  readonly targets: readonly number[];
  readonly target: number | undefined;
  readonly causes: readonly number[];
  readonly arriving: number | undefined;
  readonly onHouse: (seat: number, house: number) => void;
  readonly onLook: (seat: number) => void;
}

/** A neighbour's meadow: small, but every tile of it can be told. */
export const Neighbour = memo(function Neighbour(props: NeighbourProps) {
  const { seat, name, points, houses, keys, isOnTurn, isOver, hasWon, targets, target, causes } =
    props;
  const { arriving, onHouse, onLook } = props;
  const { say, format } = useSpeech();
  const isHunted = targets.length > 0;
  return (
    <li
      className={styles['neighbour']}
      data-turn={isOnTurn || undefined}
      data-hunted={isHunted || undefined}
      data-seat={seat}
    >
      <button
        type="button"
        className={styles['look']}
        aria-label={say.neighbour({ name, points, houses: houses.length, isOnTurn }, format)}
        onClick={() => onLook(seat)}
      />
      <span className={styles['hills']} aria-hidden="true" />
      {hasWon && <Garland seat={seat} className={styles['garland']} />}
      <span className={styles['plate']} aria-hidden="true">
        <SeatMark seat={seat} size={0.9} />
        <span className={styles['name']}>{name}</span>
        <span className={styles['points']} data-won={hasWon || undefined}>
          {format.number(points)}
        </span>
      </span>
      <span className={styles['houses']}>
        <Street houses={houses}>
          {houses.map((tiles, house) => (
            <HouseHolder
              key={keys[house]?.key ?? house}
              label={targets.includes(house) ? say.blowAt(house, name) : undefined}
              isTarget={target === house}
              isCause={causes.includes(house)}
              isLost={isOver && !isFinished(tiles)}
              onTap={() => onHouse(seat, house)}
            >
              <House seat={seat} tiles={tiles} keys={keys[house]} arriving={arriving} />
            </HouseHolder>
          ))}
        </Street>
      </span>
    </li>
  );
});

interface HouseHolderProps {
  /** Only what may be chosen is a button; the rest is part of the picture. */
  readonly label: string | undefined;
  readonly isTarget: boolean;
  readonly isCause: boolean;
  readonly isLost: boolean;
  readonly onTap: () => void;
  readonly children: ReactNode;
}

function HouseHolder({ label, isTarget, isCause, isLost, onTap, children }: HouseHolderProps) {
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
      aria-label={label}
      onClick={onTap}
      {...marks}
    >
      {children}
    </button>
  );
}
