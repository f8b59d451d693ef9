import { type GameTypes, type Result, type Seat, winnersOf } from '@richtfest/engine';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useEndTexts } from './end-texts.ts';
import type { AdmiredHouse, GameModule } from '../games/index.ts';
import type { TableProps } from '../games/table-props.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './houses-dialog.module.css';
import { Portrait } from './portrait.tsx';
import { SavePicture } from './save-picture.tsx';
import { useSwipe } from './use-swipe.ts';

interface HousesDialogProps {
  readonly table: TableProps<GameTypes>;
  readonly module: GameModule;
  readonly end: { readonly view: object; readonly result: Result | undefined };
  readonly name: string;
  /** The seat whose house is shown first. */
  readonly first: Seat;
  readonly onClose: () => void;
}

/** All houses one by one, then all together. */
export function HousesDialog(props: HousesDialogProps): ReactNode {
  const { table, module, end, name, first, onClose } = props;
  const { close } = useTexts();
  const { houses } = useEndTexts();
  const [at, setAt] = useState(first);
  const picture = useRef<HTMLDivElement>(null);
  const seats = end.result?.seats ?? [];
  const turn = (by: number) => setAt((at + by + seats.length + 1) % (seats.length + 1));
  const swipe = useSwipe(turn);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  const { house } = module;
  if (house === undefined) return undefined;
  const isAll = at === seats.length;
  const title = isAll ? houses.all : houses.of(table.format.seat(at));
  return (
    <Dialog title={title} closeLabel={close} shape="wide" onClose={onClose}>
      <div onKeyDown={onKeyDown} data-testid="houses">
        <div ref={picture} className={styles['picture']} {...swipe}>
          <Shown {...props} house={house} seats={isAll ? seats.map((_, seat) => seat) : [at]} />
        </div>
        <div className={styles['turn']}>
          <Button icon="left" aria-label={houses.previous} onClick={() => turn(-1)} />
          <p className={styles['count']} aria-live="polite">
            {table.format.number(at + 1)} / {table.format.number(seats.length + 1)}
            <span className="said"> {title}</span>
          </p>
          <Button icon="right" aria-label={houses.next} onClick={() => turn(1)} data-first />
          <SavePicture of={picture} name={`${name}-${isAll ? 'all' : at + 1}`} />
        </div>
        {!isAll && <house.Notes table={table} view={end.view} seat={at} />}
      </div>
    </Dialog>
  );
}

interface ShownProps extends HousesDialogProps {
  readonly house: AdmiredHouse;
  readonly seats: readonly Seat[];
}

function Shown({ table, house, end, seats }: ShownProps): ReactNode {
  const winners = end.result === undefined ? [] : winnersOf(end.result);
  return (
    <div className={styles['sheet']} data-count={seats.length} data-picture="">
      {seats.map((seat) => (
        <Portrait
          key={seat}
          table={table}
          house={house}
          view={end.view}
          seat={seat}
          score={end.result?.seats[seat]?.score ?? 0}
          hasWon={winners.includes(seat)}
        />
      ))}
    </div>
  );
}
