import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import type { BoxChoice, BoxKit, KitWords } from './box-kit.ts';
import type { BoxTable } from './box-table.ts';
import { useBoxTexts } from './box-texts.ts';
import styles from './entry-panel.module.css';

interface EntryPanelProps {
  readonly table: BoxTable;
  readonly kit: BoxKit;
  readonly words: KitWords;
}

interface PanelChoice extends BoxChoice {
  readonly enter: () => void;
}

/** Each choice once: outcomes that look alike are the same to people. */
function distinct(choices: readonly PanelChoice[]): PanelChoice[] {
  return [...new Map(choices.toReversed().map((choice) => [choice.key, choice])).values()].sort(
    (a, b) =>
      choices.findIndex(({ key }) => key === a.key) - choices.findIndex(({ key }) => key === b.key),
  );
}

/** What must be entered now: the outcome of a draw, or a revealed choice. */
export function EntryPanel(props: EntryPanelProps): ReactNode {
  const { table, kit, words } = props;
  const { draws, revealing } = table;
  const [first] = draws;
  if (first !== undefined) {
    // A new hand gets a new curtain.
    const hand = first.seat === undefined ? 'open' : `hand ${first.seat} ${first.address[0]}`;
    return <DrawPanel key={hand} {...props} />;
  }
  if (revealing === undefined || kit.secret === undefined || table.isThinking) return undefined;
  const { secret } = kit;
  const { seat, moves } = revealing;
  const choices = moves.map((move) => ({
    ...secret.choice(move, words),
    enter: () => table.reveal(seat, move),
  }));
  return <Choices title={secret.ask(seat, words)} choices={distinct(choices)} />;
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
  const isAnyOrder = kit.anyOrder?.includes(first.stream) === true;
  const asked = isAnyOrder ? draws : [first];
  const choices = asked.flatMap((draw) =>
    draw.outcomes.map((outcome) => ({
      ...kit.choice(outcome, draw, words),
      enter: () => table.enter(outcome),
    })),
  );
  const entered = early.map((outcome) => kit.choice(outcome, first, words));
  return (
    <Choices title={kit.ask(first, words)} choices={distinct(choices)} entered={entered}>
      {draws.length > 1 && <small>{texts.left(words.format.number(draws.length))}</small>}
    </Choices>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly choices: readonly PanelChoice[];
  readonly entered?: readonly BoxChoice[];
  readonly children?: ReactNode;
}

function Choices({ title, choices, entered = [], children }: ChoicesProps): ReactNode {
  return (
    <section className={styles['panel']} aria-label={title} data-testid="box-entry">
      <h2 role="status">
        {title} {children}
      </h2>
      {entered.length > 0 && (
        <p className={styles['entered']}>{entered.map(({ name }) => name).join(' · ')}</p>
      )}
      <ul className={styles['choices']} data-pictures={choices[0]?.picture !== undefined}>
        {choices.map(({ key, name, picture, enter }) => (
          <li key={key}>
            <button
              type="button"
              className={styles['choice']}
              data-choice={key}
              aria-label={name}
              onClick={enter}
            >
              {picture !== undefined && (
                <span className={styles['picture']} aria-hidden="true">
                  {picture}
                </span>
              )}
              <span className={styles['name']} aria-hidden="true">
                {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
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
