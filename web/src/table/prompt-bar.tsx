import type { GameTypes } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { SeatMark } from '../board/seat-mark.tsx';
import type { TableProps } from '../games/table-props.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import type { IconName } from '../ui/icon.tsx';
import styles from './prompt-bar.module.css';

interface PromptBarProps<T extends GameTypes> {
  readonly table: TableProps<T>;
  /** There is room for words on the buttons. */
  readonly isWordy: boolean;
  /** Takes the others' moves without watching them. */
  readonly onHurry: () => void;
  readonly onWhy: () => void;
  readonly onOpenDrawer: (() => void) | undefined;
  readonly onShowScore: (() => void) | undefined;
}

/** One sentence: what is to be done now, and by whom; beside it what helps with that. */
export function PromptBar<T extends GameTypes>(props: PromptBarProps<T>): ReactNode {
  const { table, isWordy, onHurry, onWhy, onOpenDrawer, onShowScore } = props;
  const { snapshot, texts, format, client } = table;
  const frame = useTexts();
  const [, navigate] = useLocation();
  const { acting, owing, undoable, connection } = snapshot;
  const onTurn = acting ?? owing[0];
  const away = format.list(
    owing
      .filter((seat) => !(snapshot.seats[seat]?.isPresent ?? true))
      .map((seat) => format.seat(seat)),
  );
  const isBotsTurn = owing.some((seat) => snapshot.seats[seat]?.who === 'bot');
  return (
    <header className={`${styles['bar']} ${acting === undefined ? '' : styles['mine']}`}>
      <Button look="quiet" icon="home" aria-label={frame.home} onClick={() => navigate('/')} />
      {onTurn !== undefined && (
        <span
          className={styles['seatMark']}
          style={{ ['--seat' as string]: `var(--seat-${onTurn})` }}
        >
          <SeatMark seat={onTurn} size={1.4} />
        </span>
      )}
      <div className={styles['say']}>
        <h1 className={styles['sentence']} data-testid="prompt">
          {texts.prompt(snapshot.view, format)}
        </h1>
        {connection === 'reconnecting' && (
          <p className={`${styles['aside']} ${styles['warning']}`} role="status">
            {frame.table.reconnecting}
          </p>
        )}
        {away !== '' && <p className={styles['aside']}>{frame.table.away(away)}</p>}
        {snapshot.watcher === 'public' && connection !== 'here' && (
          <p className={styles['aside']}>{frame.table.watching}</p>
        )}
      </div>
      <div className={styles['tools']}>
        {undoable > 1 && (
          <Button
            icon="restart"
            aria-label={frame.table.restartTurn}
            onClick={() => client.undo(undoable)}
          />
        )}
        {undoable > 0 && (
          <Tool
            isWordy={isWordy}
            icon="undo"
            name={frame.table.undo}
            onPress={() => client.undo(1)}
          />
        )}
        {isWordy && acting !== undefined && (
          <Tool isWordy icon="why" name={frame.table.why} onPress={onWhy} />
        )}
        {isBotsTurn && (
          <Tool isWordy={isWordy} icon="hurry" name={frame.table.hurry} onPress={onHurry} />
        )}
        {onShowScore !== undefined && (
          <Tool isWordy={isWordy} icon="score" name={frame.end.show} onPress={onShowScore} />
        )}
        {onOpenDrawer !== undefined && (
          <Button icon="menu" aria-label={frame.table.openDrawer} onClick={onOpenDrawer} />
        )}
      </div>
    </header>
  );
}

interface ToolProps {
  readonly isWordy: boolean;
  readonly icon: IconName;
  readonly name: string;
  readonly onPress: () => void;
}

function Tool({ isWordy, icon, name, onPress }: ToolProps): ReactNode {
  return isWordy ? (
    <Button icon={icon} onClick={onPress}>
      {name}
    </Button>
  ) : (
    <Button icon={icon} aria-label={name} onClick={onPress} />
  );
}
