import { type GameTypes, type Result, winnersOf } from '@richtfest/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableProps } from '../games/table-props.ts';
import { SeatFacesContext } from '../people/seat-faces.ts';
import { playSound } from '../sound/play-sound.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { hasTie, scoreLines } from './score-lines.ts';
import styles from './score-sheet.module.css';
import { ScoreTable } from './score-table.tsx';
import { ToppingOut } from './topping-out.tsx';

interface ScoreSheetProps<T extends GameTypes> {
  readonly table: TableProps<T>;
  readonly result: Result;
  readonly onClose: () => void;
  readonly onSave: (() => void) | undefined;
  readonly onAgain: (() => void) | undefined;
}

/** Milliseconds from line to line. */
const PER_LINE = 550;

/** The end: the sheet fills line by line, then the winner is named. */
export function ScoreSheet<T extends GameTypes>(props: ScoreSheetProps<T>): ReactNode {
  const { table, result, onClose, onSave, onAgain } = props;
  const { snapshot, texts, format, settings } = table;
  const frame = useTexts();
  const [, navigate] = useLocation();
  const lines = scoreLines(table, result, frame);
  const written = useLineByLine(lines.length, settings.motion === 'reduced');
  const isFull = written >= lines.length;
  const winners = winnersOf(result);
  const names = format.list(winners.map((seat) => format.seat(seat)));
  useEffect(() => {
    if (isFull) playSound('fanfare');
  }, [isFull]);
  return (
    <Dialog
      title={frame.end.title}
      closeLabel={frame.end.lookAtTable}
      onClose={onClose}
      shape="wide"
      picture={<ToppingOut />}
    >
      <p className={styles['winner']} role="status" data-testid="winner">
        {isFull && (winners.length === 1 ? frame.end.wins(names) : frame.end.shared(names))}
        {!isFull && <span aria-hidden="true">…</span>}
      </p>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={texts.name}>
        {/* Nobody is glad or sad before the last line is written. */}
        <SeatFacesContext value={isFull ? snapshot : { ...snapshot, result: undefined }}>
          <ScoreTable
            names={snapshot.seats.map(({ name }) => name)}
            lines={lines}
            written={written}
            winners={winners}
          />
        </SeatFacesContext>
      </div>
      {hasTie(result) && <p className={styles['note']}>{frame.end.tieBreakNote}</p>}
      <div className={styles['todo']}>
        {onAgain !== undefined && (
          <Button look="main" icon="play" onClick={onAgain}>
            {frame.end.again}
          </Button>
        )}
        {onSave !== undefined && (
          <Button icon="down" onClick={onSave}>
            {frame.end.save}
          </Button>
        )}
        <Button icon="home" onClick={() => navigate('/')}>
          {frame.home}
        </Button>
      </div>
    </Dialog>
  );
}

function useLineByLine(lines: number, isAtOnce: boolean): number {
  const [written, setWritten] = useState(isAtOnce ? lines : 0);
  useEffect(() => {
    if (written >= lines) return;
    const timer = setTimeout(() => setWritten(written + 1), PER_LINE);
    return () => clearTimeout(timer);
  }, [written, lines]);
  return isAtOnce ? lines : written;
}
