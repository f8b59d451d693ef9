import type { GameTypes } from '@richtfest/engine';
import { type CSSProperties, type ReactNode, useContext } from 'react';
import { HiddenPointsContext } from '../board/hidden-points.tsx';
import { SeatMark } from '../board/seat-mark.tsx';
import type { TableProps } from '../games/table-props.ts';
import { SeatFace } from '../people/seat-face.tsx';
import { useSettingsStore } from '../settings/settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import drawer from './drawer.module.css';
import { partsOf } from './parts-of.ts';
import { usePointsTexts } from './points-texts.ts';
import styles from './score-panel.module.css';

/** From this number of players on, a drawer has no room for points beside their names. */
const CROWD = 4;

/** The current score by part, with one column per seat. */
export function ScorePanel<T extends GameTypes>(props: TableProps<T>): ReactNode {
  const isHidden = useContext(HiddenPointsContext);
  return isHidden ? <Hidden /> : <Scores {...props} />;
}

function Hidden(): ReactNode {
  const texts = usePointsTexts();
  const { change } = useSettingsStore();
  return (
    <div className={drawer['panel']}>
      <p>{texts.hidden}</p>
      <Button icon="eye" onClick={() => change({ hidesPoints: false })}>
        {texts.show}
      </Button>
    </div>
  );
}

function Scores<T extends GameTypes>(props: TableProps<T>): ReactNode {
  const { snapshot, texts, format } = props;
  const frame = useTexts();
  const { standing, seats, result } = snapshot;
  const parts = partsOf(standing);
  const isSomethingHidden = standing.some((tally) => parts.some((part) => !(part in tally.parts)));
  const known = (points: number | undefined) =>
    points === undefined ? (
      <>
        <span aria-hidden="true">?</span>
        <span className="said">{frame.table.hidden}</span>
      </>
    ) : (
      format.number(points)
    );
  return (
    <div className={drawer['panel']}>
      {result === undefined && (
        <p className={drawer['note']}>
          {frame.table.scoreHelp} {isSomethingHidden && frame.table.hiddenHelp}
        </p>
      )}
      {/* Roles are explicit because the style sheet lays it out as a grid where it is narrow. */}
      <table
        role="table"
        className={styles['scores']}
        data-crowded={seats.length >= CROWD || undefined}
        style={{ '--seats': seats.length } as CSSProperties}
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className="said">{frame.table.player}</span>
            </th>
            {seats.map(({ name }, seat) => (
              <th role="columnheader" scope="col" key={seat}>
                <span className={styles['seat']} title={name}>
                  <SeatFace seat={seat} size={2} />
                  <SeatMark seat={seat} />
                  <span>{name}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {parts.map((part) => (
            <Row
              key={part}
              name={texts.parts[part] ?? part}
              values={standing.map((tally) => known(tally.parts[part]))}
            />
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <Row
            name={frame.table.total}
            values={standing.map((tally) => format.number(tally.score))}
          />
        </tfoot>
      </table>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  /** By seat. */
  readonly values: readonly ReactNode[];
}

function Row({ name, values }: RowProps): ReactNode {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name}
      </th>
      {values.map((value, seat) => (
        // A seat has no identity but its number.
        // oxlint-disable-next-line react/no-array-index-key
        <td role="cell" key={seat}>
          {value}
        </td>
      ))}
    </tr>
  );
}
