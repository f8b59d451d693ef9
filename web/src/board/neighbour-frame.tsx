import type { SeatFormat } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { SeatFace } from '../people/seat-face.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Garland } from './garland.tsx';
import { useShownPoints } from './hidden-points.tsx';
import styles from './neighbour-frame.module.css';
import { type NeighbourMarks, saidMarks } from './neighbour-marks.ts';
import { SeatMark } from './seat-mark.tsx';

export interface NeighbourFrameProps {
  readonly seat: number;
  /** Undefined while they are hidden. */
  readonly points: number | undefined;
  readonly marks: NeighbourMarks;
  /** The house in words: `3 houses`. */
  readonly about: string;
  readonly format: SeatFormat;
  /** The house contains buttons, which lie above the close-up button. */
  readonly isTouchable?: boolean;
  /** Shown on the plate instead of the face that the seat has in every game. */
  readonly face?: ReactNode;
  /** Paper behind the house, over the whole card. */
  readonly backdrop?: ReactNode;
  readonly onCloseUp: (seat: number) => void;
  /** The house, small but readable. */
  readonly children: ReactNode;
}

/** Names of more letters don't fit beside a face on a phone. */
const LONG_NAME = 8;

/** A neighbour's plate and house; a tap opens a close-up. */
export function NeighbourFrame(props: NeighbourFrameProps): ReactNode {
  const { seat, marks, about, format, isTouchable = false, backdrop, onCloseUp, children } = props;
  const { neighbour } = useTexts();
  const points = useShownPoints(props.points);
  const name = format.seat(seat);
  const facts = [...(points === undefined ? [] : [neighbour.points(points)]), about];
  const label = `${[name, ...saidMarks(marks, neighbour)].join(', ')}: ${facts.join(', ')}. ${neighbour.look}`;
  return (
    <li
      className={styles['neighbour']}
      data-turn={marks.isToMove || undefined}
      data-away={marks.isAway || undefined}
      data-long={name.length > LONG_NAME || undefined}
      data-touchable={isTouchable || undefined}
      data-seat={seat}
    >
      <button
        type="button"
        className={styles['look']}
        aria-label={label}
        onClick={() => onCloseUp(seat)}
      />
      {backdrop !== undefined && (
        <span className={styles['backdrop']} aria-hidden="true">
          {backdrop}
        </span>
      )}
      {marks.hasWon === true && <Garland seat={seat} className={styles['garland']} />}
      <span className={styles['plate']} aria-hidden="true">
        <SeatMark seat={seat} size={0.9} />
        <span className={styles['face']}>{props.face ?? <SeatFace seat={seat} size={1.9} />}</span>
        <span className={styles['name']}>{name}</span>
        <Marks {...marks} />
        {points !== undefined && (
          <span className={styles['points']} data-won={marks.hasWon || undefined}>
            {format.number(points)}
          </span>
        )}
      </span>
      <span className={styles['house']}>{children}</span>
    </li>
  );
}

function Marks({ hasChosen, isAway, doNotDisturb }: NeighbourMarks): ReactNode {
  return (
    <>
      {hasChosen === true && (
        <span className={styles['mark']} data-mark="chosen">
          <Icon name="check" />
        </span>
      )}
      {isAway === true && (
        <span className={styles['mark']} data-mark="away">
          <Icon name="chair" />
        </span>
      )}
      {doNotDisturb === true && (
        <span className={styles['mark']} data-mark="busy">
          <Icon name="unasked" />
        </span>
      )}
    </>
  );
}
