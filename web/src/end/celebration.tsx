import type { GameTypes, Result, Seat } from '@richtfest/engine';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Garland } from '../board/garland.tsx';
import type { GameModule } from '../games/index.ts';
import type { TableProps } from '../games/table-props.ts';
import { PlainHouse } from '../home/art/plain-house.tsx';
import { SeatFace } from '../people/seat-face.tsx';
import { playSound } from '../sound/play-sound.ts';
import { Button } from '../ui/button.tsx';
import { celebratedSeats } from './celebrated-seats.ts';
import styles from './celebration.module.css';
import { useEndTexts } from './end-texts.ts';
import { partyTextsOf } from './party-texts-of.ts';

interface CelebrationProps {
  readonly table: TableProps<GameTypes>;
  readonly module: GameModule;
  readonly end: { readonly view: object; readonly result: Result };
  /** The party is over, or was skipped. */
  readonly onDone: () => void;
}

/** How long a house is shown, in milliseconds: the only one, or one of several. */
const ALONE_MS = 7000;
const EACH_MS = 4500;

/** Keys that move the focus or belong to the browser. */
const OTHER_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/**
 * The topping-out party before the score sheet: the finished houses of the people here fill the
 * screen, one after the other. A tap or a key continues, Escape skips the rest.
 */
export function Celebration({ table, module, end, onDone }: CelebrationProps): ReactNode {
  const { party: texts } = useEndTexts();
  const seats = celebratedSeats(table.snapshot, end.result);
  const [at, setAt] = useState(0);
  const seat = seats[at] ?? 0;
  const isLast = at + 1 >= seats.length;
  const next = () => (isLast ? onDone() : setAt(at + 1));
  const party = module.house?.party;
  const words = partyTextsOf({ party, view: end.view, seat, language: table.language }) ?? texts;
  const titleId = useId();
  const dialog = useModal();
  const isStill = table.settings.motion === 'reduced';
  useEffect(() => playSound(party?.sound ?? 'wood'), [at, party]);
  useEffect(() => {
    // A still picture waits for its reader.
    if (isStill) return;
    const timer = setTimeout(next, seats.length === 1 ? ALONE_MS : EACH_MS);
    return () => clearTimeout(timer);
  }, [at, isStill]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (OTHER_KEYS.includes(event.key) || event.key === 'Escape') return;
    event.preventDefault();
    next();
  };
  return (
    <dialog
      ref={dialog}
      className={styles['party']}
      aria-labelledby={titleId}
      data-testid="celebration"
      onClick={next}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <Garland seat={seat} className={styles['garland']} />
      <div className={styles['words']} aria-live="polite">
        <h2 id={titleId} className={styles['title']}>
          <SeatFace seat={seat} size={1.4} />
          {table.format.player(seat, words.yours, words.of)}
        </h2>
        <p className={styles['toast']}>{words.toast}</p>
        <div className={styles['on']}>
          {seats.length > 1 && (
            <span className={styles['count']}>
              {table.format.number(at + 1)} / {table.format.number(seats.length)}
            </span>
          )}
          <Button variant="main" icon={isLast ? 'score' : 'right'} data-first>
            {isLast ? texts.toScore : texts.next}
          </Button>
        </div>
      </div>
      <Scene key={seat} table={table} module={module} view={end.view} seat={seat} />
      <Confetti />
    </dialog>
  );
}

interface SceneProps extends Pick<CelebrationProps, 'table' | 'module'> {
  readonly view: object;
  readonly seat: Seat;
}

function Scene({ table, module, view, seat }: SceneProps): ReactNode {
  const { house } = module;
  const Guests = house?.party?.Guests;
  return (
    <div className={styles['scene']} data-celebrated={seat}>
      <div className={styles['house']} aria-hidden="true">
        {house === undefined ? (
          <svg className={styles['plain']} viewBox="0 0 240 300">
            <PlainHouse />
          </svg>
        ) : (
          <house.Picture table={table} view={view} seat={seat} />
        )}
      </div>
      {Guests !== undefined && <Guests seat={seat} />}
    </div>
  );
}

const PIECES = Array.from({ length: 36 }, (_, piece) => piece);
const COLOURS = ['brick', 'straw', 'leaf', 'sky', 'plum', 'lamplight'] as const;

/** Snippets of coloured paper; absent where motion is reduced. */
function Confetti(): ReactNode {
  return (
    <div className={styles['confetti']} aria-hidden="true">
      {PIECES.map((piece) => (
        <i
          key={piece}
          style={{
            // Spread evenly without looking regular.
            insetInlineStart: `${(piece * 61.8) % 100}%`,
            animationDelay: `${((piece * 37) % 50) / 10 - 1}s`,
            animationDuration: `${4 + ((piece * 13) % 30) / 10}s`,
            background: `var(--${COLOURS[piece % COLOURS.length]})`,
          }}
        />
      ))}
    </div>
  );
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => element.close();
  }, []);
  return dialog;
}
