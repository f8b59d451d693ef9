import type { GameTypes } from '@richtfest/engine';
import { type ReactNode, useContext } from 'react';
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
      <div className={styles['tableScroll']}>
        <table className={styles['scores']}>
          <thead>
            <tr>
              <th scope="col">
                <span className="said">{frame.table.player}</span>
              </th>
              {seats.map(({ name }, seat) => (
                <th scope="col" key={seat}>
                  <span className={styles['seat']}>
                    <SeatFace seat={seat} size={2} />
                    <SeatMark seat={seat} />
                    <span>{name}</span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part}>
                <th scope="row">{texts.parts[part] ?? part}</th>
                {standing.map((tally, seat) => (
                  <td key={seat}>{known(tally.parts[part])}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{frame.table.total}</th>
              {standing.map((tally, seat) => (
                <td key={seat}>{format.number(tally.score)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}
