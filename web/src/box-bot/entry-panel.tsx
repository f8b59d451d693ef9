import type { OpenDraw } from '@richtfest/engine/box';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import type { BoxKit, KitWords } from './box-kit.ts';
import { MOST_MOVES } from './box-rules.ts';
import type { BoxTable } from './box-table.ts';
import { useBoxTexts } from './box-texts.ts';
import { Choices, type PanelChoice, distinct } from './choices.tsx';
import styles from './entry-panel.module.css';

interface EntryPanelProps {
  readonly table: BoxTable;
  readonly kit: BoxKit;
  readonly words: KitWords;
}

/** What is entered now: the outcome of a draw, a revealed choice, or a move as a whole. */
export function EntryPanel(props: EntryPanelProps): ReactNode {
  const { table, kit, words } = props;
  const { draws, revealing } = table;
  const [first] = draws;
  if (first !== undefined) {
    // A new hand gets a new curtain.
    const hand = first.seat === undefined ? 'open' : `hand ${first.seat} ${first.address[0]}`;
    return <DrawPanel key={hand} {...props} />;
  }
  if (table.isThinking || !table.isSetUp) return undefined;
  if (revealing === undefined || kit.secret === undefined) {
    return (
      <>
        <MovePanel {...props} />
        <NextPanel {...props} />
      </>
    );
  }
  const { secret } = kit;
  const { seat, moves } = revealing;
  const choices = moves.map((move) => ({
    ...secret.choice(move, words),
    enter: () => table.reveal(seat, move),
  }));
  return <Choices title={secret.ask(seat, words)} choices={distinct(choices)} />;
}

/** The moves of the person to move, if there are few and all have words here. */
function MovePanel({ table, kit, words }: EntryPanelProps): ReactNode {
  const { acting, legal } = table.getSnapshot();
  const { moves } = kit;
  if (acting === undefined || moves === undefined) return undefined;
  const choices = legal.flatMap((move): PanelChoice[] => {
    const choice = moves.choice(move, words);
    return choice === undefined ? [] : [{ ...choice, enter: () => void table.play(move) }];
  });
  const isWhole = choices.length === legal.length && choices.length <= MOST_MOVES;
  return isWhole && choices.length > 0 ? (
    <Choices title={moves.ask(acting, words)} choices={choices} />
  ) : undefined;
}

/** The next player's roll, which ends the turn. */
function NextPanel({ table, kit, words }: EntryPanelProps): ReactNode {
  const texts = useBoxTexts();
  const { next } = table;
  if (next === undefined) return undefined;
  const choices = next.outcomes.map((outcome) => ({
    ...kit.choice(outcome, next, words),
    enter: () => table.enterNext(outcome),
  }));
  return <Choices isAside title={texts.orNext(kit.ask(next, words))} choices={choices} />;
}

function DrawPanel({ table, kit, words }: EntryPanelProps): ReactNode {
  const texts = useBoxTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { draws, early } = table;
  const [first] = draws;
  if (first === undefined) return undefined;
  if (first.seat !== undefined && !isOpen) {
    const name = words.format.seat(first.seat);
    return (
      <section
        className={styles['panel']}
        aria-label={texts.curtain(name)}
        data-testid="box-curtain"
      >
        <h2>{texts.curtain(name)}</h2>
        <p>{texts.curtainNote}</p>
        <Button variant="main" isWide icon="eye" onClick={() => setIsOpen(true)}>
          {texts.openCurtain(name)}
        </Button>
      </section>
    );
  }
  const isAnyOrder = kit.rules?.anyOrder?.includes(first.stream) === true;
  const asked = isAnyOrder ? draws : [first];
  const choices = asked.flatMap((draw) =>
    draw.outcomes.map((outcome) => {
      const choice = kit.choice(outcome, draw, words);
      const isFor = (each: OpenDraw) => kit.choice(outcome, each, words).key === choice.key;
      const canShow = (each: OpenDraw) => each.outcomes.includes(outcome) && isFor(each);
      return {
        ...choice,
        ...(isAnyOrder && { most: draws.filter(canShow).length }),
        enter: (count = 1) => table.enter(outcome, { count, isFor }),
      };
    }),
  );
  const entered = early.map((outcome) => kit.choice(outcome, first, words));
  return (
    <Choices title={kit.ask(first, words)} choices={distinct(choices)} entered={entered}>
      {draws.length > 1 && <small>{texts.left(words.format.number(draws.length))}</small>}
    </Choices>
  );
}

interface UndoProps {
  readonly table: BoxTable;
  readonly onEnd: () => void;
}

/** Undo of the latest entry, and the end of the game. */
export function EntryTools({ table, onEnd }: UndoProps): ReactNode {
  const texts = useBoxTexts();
  const { close } = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking) {
    return (
      <div className={styles['tools']} role="alertdialog" aria-label={texts.endGame}>
        <span>{texts.endQuestion}</span>
        <Button variant="danger" onClick={onEnd}>
          {texts.endGame}
        </Button>
        <Button onClick={() => setIsAsking(false)}>{close}</Button>
      </div>
    );
  }
  return (
    <div className={styles['tools']}>
      <Button icon="undo" disabled={!table.canUndo} onClick={() => table.undoEntry()}>
        {texts.undo}
      </Button>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {texts.endGame}
      </Button>
    </div>
  );
}
