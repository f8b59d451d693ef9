import { type GameTypes, type Result, tableTexts, winnersOf } from '@richtfest/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useEndTexts } from './end-texts.ts';
import type { GameModule } from '../games/index.ts';
import type { TableProps } from '../games/table-props.ts';
import { useAidTexts } from '../hint/aid-texts.ts';
import { SeatFacesContext } from '../people/seat-faces.ts';
import { playSound } from '../sound/play-sound.ts';
import { useTakeBackTexts } from '../take-back/take-back-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CheckDialog } from './check-dialog.tsx';
import { decidedSentence } from './decided-sentence.ts';
import { EndFoot, EndTodo } from './end-todo.tsx';
import { isDecidedBy } from './is-decided-by.ts';
import styles from './end-sheet.module.css';
import { HousesDialog } from './houses-dialog.tsx';
import { scoreLines } from './score-lines.ts';
import { ScoreTable } from './score-table.tsx';
import { tieNotes } from './tie-notes.ts';
import { ToppingOut } from './topping-out.tsx';

export interface EndSheetProps {
  readonly table: TableProps<GameTypes>;
  readonly module: GameModule;
  readonly end: { readonly view: object; readonly result: Result | undefined };
  /** Loads the match file on demand. */
  readonly file: (() => Promise<object>) | undefined;
  /** The base name of saved files. */
  readonly name: string;
  /** Shows all lines at once. */
  readonly isAtOnce?: boolean;
  /** The address of the match, for the links to its replay and review. */
  readonly matchAddress?: string | undefined;
  readonly onAgain?: (() => void) | undefined;
  /** Opens the set-up page with the same table. */
  readonly onChange?: (() => void) | undefined;
  readonly again?: ReactNode;
  readonly onClose: () => void;
  /** Several devices show the same lines. */
  readonly reveal?: Reveal | undefined;
}

/** The lines that several devices show together. */
export interface Reveal {
  readonly written: number;
  /** Shows this number of lines on all devices; absent where another device does. */
  readonly onShow?: (lines: number) => void;
}

/** The pause between lines in milliseconds. */
const PER_LINE = 550;

type Over = 'houses' | 'check';

/** The score sheet, filled line by line before the winner is named. */
export function EndSheet(props: EndSheetProps): ReactNode {
  const { table, module, end, file, name, isAtOnce = false, reveal, onClose } = props;
  const frame = useTexts();
  const { end: texts } = useEndTexts();
  const [over, setOver] = useState<{ what: Over; seat: number }>();
  const result = end.result ?? { seats: [] };
  const lines = scoreLines(table, result, frame);
  const isStill = isAtOnce || table.settings.motion === 'reduced';
  const alone = useLineByLine(lines.length, isStill);
  const written = reveal === undefined ? alone.written : Math.min(reveal.written, lines.length);
  const isFull = written >= lines.length;
  const forbidsReviews = table.snapshot.aids?.reviews === 'off';
  const { onAgain, again, matchAddress } = props;
  const hasFoot = [onAgain, again, matchAddress].some((each) => each !== undefined);
  const admire = (seat: number) => setOver({ what: 'houses', seat });
  const back = () => setOver(undefined);
  useEffect(() => {
    if (isFull && !isAtOnce) playSound('fanfare');
  }, [isFull, isAtOnce]);
  if (over?.what === 'houses') {
    return <HousesDialog {...props} first={over.seat} onClose={back} />;
  }
  if (over?.what === 'check' && file !== undefined) {
    return <CheckDialog table={table} file={file} onClose={back} />;
  }
  return (
    <Dialog
      title={frame.end.title}
      closeLabel={frame.end.lookAtTable}
      onClose={onClose}
      shape="wide"
      picture={<ToppingOut />}
      {...(hasFoot && { foot: <EndFoot {...props} forbidsReviews={forbidsReviews} /> })}
    >
      <div onPointerDown={reveal === undefined ? alone.finish : undefined}>
        <Winner
          table={table}
          result={result}
          isKnown={isFull || isDecidedBy(lines.slice(0, written), result)}
        />
        {isFull && <WhatDecided table={table} result={result} />}
        {!isFull && reveal === undefined && (
          <Button variant="quiet" icon="fast-forward" onClick={alone.finish}>
            {texts.skip}
          </Button>
        )}
        {!isFull && reveal !== undefined && (
          <RevealButtons reveal={reveal} written={written} lines={lines.length} />
        )}
        <div className={styles['frame']}>
          {/* Nobody is glad or sad before the last line is written. */}
          <SeatFacesContext
            value={isFull ? table.snapshot : { ...table.snapshot, result: undefined }}
          >
            <ScoreTable
              names={table.snapshot.seats.map((seat) => seat.name)}
              lines={lines}
              written={written}
              winners={winnersOf(result)}
              onSeat={module.house === undefined ? undefined : admire}
            />
          </SeatFacesContext>
        </div>
        {isFull && <TieNotes table={table} result={result} />}
        {isFull && <TakeBackNote count={table.snapshot.takeBacks ?? 0} />}
        <AidNote table={table} />
      </div>
      <EndTodo
        {...props}
        name={name}
        forbidsReviews={forbidsReviews}
        onAdmire={module.house === undefined ? undefined : () => admire(winnersOf(result)[0] ?? 0)}
        onCheck={file === undefined ? undefined : () => setOver({ what: 'check', seat: 0 })}
      />
    </Dialog>
  );
}

interface RevealButtonsProps {
  readonly reveal: Reveal;
  readonly written: number;
  readonly lines: number;
}

/** The next line for everyone, on the device that reveals them. */
function RevealButtons({ reveal, written, lines }: RevealButtonsProps): ReactNode {
  const { end: texts } = useEndTexts();
  const { onShow } = reveal;
  if (onShow === undefined) return <p className={styles['note']}>{texts.follow}</p>;
  return (
    <div className={styles['reveal']}>
      <Button variant="main" icon="right" onClick={() => onShow(written + 1)}>
        {texts.nextLine}
      </Button>
      <Button variant="quiet" icon="fast-forward" onClick={() => onShow(lines)}>
        {texts.allLines}
      </Button>
    </div>
  );
}

interface ResultProps {
  readonly table: TableProps<GameTypes>;
  readonly result: Result;
}

function Winner({
  table,
  result,
  isKnown,
}: ResultProps & { readonly isKnown: boolean }): ReactNode {
  const { format, language } = table;
  const { end } = useEndTexts();
  const verdict = tableTexts[language].verdict(winnersOf(result), format);
  return (
    <p className={styles['winner']} role="status" data-testid="winner">
      {isKnown ? `${verdict}!` : end.counting}
    </p>
  );
}

/** In one sentence; ties are explained below the sheet. */
function WhatDecided({ table, result }: ResultProps): ReactNode {
  const { end } = useEndTexts();
  const sentence = decidedSentence(table, result, end);
  if (sentence === undefined) return undefined;
  return (
    <p className={styles['decided']} data-testid="decided">
      {sentence}
    </p>
  );
}

function TieNotes({ table, result }: ResultProps): ReactNode {
  const { end } = useEndTexts();
  const frame = useTexts();
  const notes = tieNotes(table, result, { end, points: frame.neighbour.points });
  return notes.map((note) => (
    <p key={note} className={styles['note']} data-testid="tie">
      {note}
    </p>
  ));
}

/** Mentions take-backs, so that nobody wonders about the random values later. */
function TakeBackNote({ count }: { readonly count: number }): ReactNode {
  const texts = useTakeBackTexts();
  if (count === 0) return undefined;
  return (
    <p className={styles['note']} data-testid="take-backs">
      {texts.withTakeBacks(count)}
    </p>
  );
}

/** Who opens the review, where everyone sees it (PR-45): the sheet covers the table's own notice. */
function AidNote({ table }: { readonly table: TableProps<GameTypes> }): ReactNode {
  const texts = useAidTexts();
  const { aidUse } = table.snapshot;
  if (aidUse === undefined) return undefined;
  return (
    <p className={styles['note']} role="status" data-testid="aid-used">
      {texts.used(aidUse.aid, aidUse.seat, table.format)}
    </p>
  );
}

/** Reveals the lines one by one; a tap reveals the rest. */
function useLineByLine(lines: number, isAtOnce: boolean): { written: number; finish: () => void } {
  const [written, setWritten] = useState(isAtOnce ? lines : 0);
  useEffect(() => {
    if (written >= lines) return;
    const timer = setTimeout(() => setWritten(written + 1), PER_LINE);
    return () => clearTimeout(timer);
  }, [written, lines]);
  return { written: isAtOnce ? lines : written, finish: () => setWritten(lines) };
}
