import type { GameTypes } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { Garland } from '../board/garland.tsx';
import { SeatMark } from '../board/seat-mark.tsx';
import type { AdmiredHouse } from '../games/index.ts';
import type { TableProps } from '../games/table-props.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './portrait.module.css';

interface PortraitProps {
  readonly table: TableProps<GameTypes>;
  readonly house: AdmiredHouse;
  readonly view: object;
  readonly seat: number;
  readonly score: number;
  readonly hasWon: boolean;
}

/** A house with its owner's name, as it is saved as a picture. */
export function Portrait({ table, house, view, seat, score, hasWon }: PortraitProps): ReactNode {
  const { neighbour } = useTexts();
  const { Picture } = house;
  return (
    <div className={styles['portrait']} data-seat={seat}>
      <div className={styles['box']} data-pinned="">
        <Picture table={table} view={view} seat={seat} />
        {hasWon && <Garland seat={seat} className={styles['garland']} />}
      </div>
      <p className={styles['plate']}>
        <SeatMark seat={seat} />
        <span className={styles['name']}>{table.format.seat(seat)}</span>
        <span className={styles['points']}>{neighbour.points(score)}</span>
      </p>
    </div>
  );
}
