import { type GameTypes, say } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { TableProps } from '../games/table-props.ts';
import { HintLine } from '../hint/hint-line.tsx';
import type { Adviser } from '../hint/use-hint.ts';
import { HINT_KEY } from '../hint/use-hint-key.ts';
import { usePeopleTexts } from '../people/people-texts.ts';
import { ReactionButton } from '../talk/reaction-button.tsx';
import { UnreadMark } from '../talk/unread-mark.tsx';
import { TakeBackButton } from '../take-back/take-back-button.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import type { IconName } from '../ui/icon.tsx';
import { PromptAsides } from './prompt-asides.tsx';
import styles from './prompt-bar.module.css';
import { SeatSwitch } from './seat-switch.tsx';

interface PromptBarProps<T extends GameTypes> {
  readonly table: TableProps<T>;
  /** There is room for words on the buttons. */
  readonly isWordy: boolean;
  /** Skips the animation of other players' moves. */
  readonly onFastForward: () => void;
  readonly onWhy: () => void;
  readonly adviser: Adviser;
  readonly onOpenDrawer: (() => void) | undefined;
  readonly onShowScore: (() => void) | undefined;
}

/** Longer sentences need smaller type to fit on a phone. */
const LONG = 36;
const VERY_LONG = 64;

function lengthOf({ length }: string): 'long' | 'very' | undefined {
  if (length > VERY_LONG) return 'very';
  return length > LONG ? 'long' : undefined;
}

/** The prompt, and the buttons that help with the decision. */
export function PromptBar<T extends GameTypes>(props: PromptBarProps<T>): ReactNode {
  const { table, onOpenDrawer, onShowScore, isWordy, adviser } = props;
  const { snapshot, texts, format, client } = table;
  const frame = useTexts();
  const [, navigate] = useLocation();
  const { acting, owing, legal } = snapshot;
  const isAsked = legal.length > 0;
  const sentence = texts.prompt(snapshot.view, format);
  // Shows the seat the table waits for, not one that has optional moves only.
  const promptSeat = isAsked ? acting : (owing[0] ?? acting);
  return (
    <header className={`${styles['bar']} ${isAsked ? styles['mine'] : ''}`}>
      <Button variant="quiet" icon="home" aria-label={frame.home} onClick={() => navigate('/')} />
      {promptSeat !== undefined && (
        <SeatSwitch
          seat={promptSeat}
          acting={acting}
          mayAct={snapshot.mayAct}
          format={format}
          onChoose={(seat) => client.actAs(seat)}
        />
      )}
      <div className={styles['say']} data-advised={adviser.advice.is !== 'none' || undefined}>
        <h1 className={styles['sentence']} data-testid="prompt" data-long={lengthOf(sentence)}>
          {sentence}
        </h1>
        <HintLine advice={adviser.advice} table={table} />
        <div className={styles['asides']}>
          <PromptAsides snapshot={snapshot} format={format} />
        </div>
      </div>
      <div className={styles['tools']}>
        <TurnTools {...props} />
        {onShowScore !== undefined && (
          <Tool isWordy={isWordy} icon="score" name={frame.end.show} onPress={onShowScore} />
        )}
        <ReactionButton acting={acting} />
        {onOpenDrawer !== undefined && (
          <span className={styles['menu']}>
            <Button icon="menu" aria-label={frame.table.openDrawer} onClick={onOpenDrawer} />
            <UnreadMark />
          </span>
        )}
      </div>
    </header>
  );
}

/** Buttons that help with this decision, or with waiting for others. */
function TurnTools<T extends GameTypes>(props: PromptBarProps<T>): ReactNode {
  const { table, isWordy, onFastForward, onWhy, adviser } = props;
  const { snapshot, client, texts, format } = table;
  const frame = useTexts();
  const { acting, owing, undoable, legal, optional } = snapshot;
  const isBotsTurn = owing.some((seat) => snapshot.seats[seat]?.who === 'bot');
  // A single optional move: usually taking a choice back.
  const [only] = legal.length === 0 && optional.length === 1 ? optional : [];
  return (
    <>
      {undoable > 1 && (
        <Button
          icon="restart"
          title={frame.table.restartTurn}
          {...(isWordy ? {} : { 'aria-label': frame.table.restartTurn })}
          onClick={() => client.undo(undoable)}
        >
          {isWordy ? frame.table.restart : undefined}
        </Button>
      )}
      {undoable > 0 && (
        <Tool
          isWordy={isWordy}
          icon="undo"
          name={frame.table.undo}
          onPress={() => client.undo(1)}
        />
      )}
      {only !== undefined && undoable === 0 && (
        <Tool
          isWordy={isWordy}
          icon="undo"
          name={say(texts.moves, 'verb', only, format)}
          onPress={() => void table.play(only)}
        />
      )}
      {undoable === 0 && only === undefined && <TakeBackButton table={table} isWordy={isWordy} />}
      {adviser.mayAsk && <HintButton adviser={adviser} isWordy={isWordy} />}
      {isWordy && acting !== undefined && (
        <Tool isWordy icon="why" name={frame.table.why} onPress={onWhy} />
      )}
      {isBotsTurn && (isWordy || legal.length === 0) && (
        <Tool
          isWordy={isWordy}
          icon="fast-forward"
          name={frame.table.fastForward}
          onPress={onFastForward}
        />
      )}
    </>
  );
}

function HintButton({
  adviser,
  isWordy,
}: {
  readonly adviser: Adviser;
  readonly isWordy: boolean;
}): ReactNode {
  const people = usePeopleTexts();
  const isShown = adviser.advice.is !== 'none';
  return (
    <Button
      icon="hint"
      aria-label={people.hint}
      aria-pressed={isShown}
      aria-keyshortcuts={HINT_KEY}
      onClick={adviser.toggle}
    >
      {isWordy ? people.hint : undefined}
    </Button>
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
