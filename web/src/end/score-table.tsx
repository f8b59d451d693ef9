import type { CSSProperties, ReactNode } from 'react';
import { useEndTexts } from './end-texts.ts';
import { SeatMark } from '../board/seat-mark.tsx';
import { SeatFace } from '../people/seat-face.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { ScoreLine } from './score-lines.ts';
import styles from './end-sheet.module.css';

interface ScoreTableProps {
  readonly names: readonly string[];
  readonly lines: readonly ScoreLine[];
  /** The number of revealed lines. */
  readonly written: number;
  /** Highlighted when all lines are revealed. */
  readonly winners: readonly number[];
  /** Opens a seat's house. */
  readonly onSeat?: ((seat: number) => void) | undefined;
}

/** From this number of players on, a phone has no room for points beside their names. */
const CROWD = 4;

/** The score sheet. Its roles are explicit because style sheets lay it out as a grid on phones. */
export function ScoreTable(props: ScoreTableProps): ReactNode {
  const { names, lines, written, winners, onSeat } = props;
  const frame = useTexts();
  const isLit = (seat: number) => written >= lines.length && winners.includes(seat);
  return (
    <table
      role="table"
      className={styles['sheet']}
      data-testid="score-sheet"
      data-written={written}
      data-crowded={names.length >= CROWD || undefined}
      style={{ '--seats': names.length } as CSSProperties}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="said">{frame.table.player}</span>
          </th>
          {names.map((name, seat) => (
            <th
              role="columnheader"
              scope="col"
              key={seat}
              className={isLit(seat) ? styles['first'] : ''}
            >
              <SeatHead seat={seat} name={name} onSeat={onSeat} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map(({ key, name, values, isTotal }, at) => (
          <tr
            role="row"
            key={key}
            className={[
              at < written ? styles['written'] : styles['hidden'],
              isTotal ? styles['total'] : '',
            ].join(' ')}
          >
            <th role="rowheader" scope="row">
              {name}
            </th>
            {values.map((value, seat) => (
              <td role="cell" key={seat} className={isTotal && isLit(seat) ? styles['first'] : ''}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SeatHeadProps {
  readonly seat: number;
  readonly name: string;
  readonly onSeat: ((seat: number) => void) | undefined;
}

function SeatHead({ seat, name, onSeat }: SeatHeadProps): ReactNode {
  const { houses } = useEndTexts();
  const sign = (
    <>
      <SeatFace seat={seat} size={2.4} />
      <SeatMark seat={seat} />
      <span>{name}</span>
    </>
  );
  if (onSeat === undefined) return <span className={styles['seat']}>{sign}</span>;
  return (
    <button
      type="button"
      className={`${styles['seat']} ${styles['leads']}`}
      title={houses.of(name)}
      onClick={() => onSeat(seat)}
    >
      {sign}
    </button>
  );
}
