import { type GameTypes, say } from '@richtfest/engine';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { KeyHelp } from '../games/index.ts';
import type { TableProps } from '../games/table-props.ts';
import { useTexts } from '../texts/use-texts.ts';
import { SearchField } from '../ui/search-field.tsx';
import styles from './drawer.module.css';
import { WhyNot } from './why-not.tsx';

/** So many moves are found at a glance; more get a search. */
const GLANCE = 10;

interface MovesPanelProps<T extends GameTypes> {
  readonly table: TableProps<T>;
  /** Goes up whenever somebody asked to be taken here. */
  readonly calls: number;
  readonly keys: readonly KeyHelp[];
  readonly questions: number;
  readonly onOpenRule: (rule: string) => void;
}

/** Everything the acting seat may do, each a button: the way to play without seeing the table. */
export function MovesPanel<T extends GameTypes>(props: MovesPanelProps<T>): ReactNode {
  const { table, calls, keys, questions, onOpenRule } = props;
  const { client, snapshot, texts, format } = table;
  const frame = useTexts();
  const [search, setSearch] = useState('');
  const listId = useId();
  const list = useKeptFocus(snapshot.legal, calls);
  const moves = snapshot.legal.map((move) => ({
    move,
    words: say(texts.moves, 'verb', move, format),
  }));
  const wanted = search.trim().toLowerCase();
  const found = moves.filter(({ words }) => words.toLowerCase().includes(wanted));
  return (
    <div className={styles['panel']} ref={list} tabIndex={-1} data-testid="moves">
      <p className={styles['note']}>{noteOf()}</p>
      {moves.length > GLANCE && (
        <SearchField
          label={frame.table.movesSearch}
          value={search}
          onChange={setSearch}
          controls={listId}
          found={frame.table.movesFound(found.length)}
        />
      )}
      <ul className={styles['moves']} id={listId} onKeyDown={goByArrows}>
        {found.map(({ move, words }) => (
          <li key={words}>
            <button type="button" className={styles['move']} onClick={() => void client.play(move)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      {snapshot.result === undefined && (
        <WhyNot table={table} questions={questions} onOpenRule={onOpenRule} />
      )}
      {keys.length > 0 && <Keys keys={keys} />}
    </div>
  );

  function noteOf(): string {
    if (moves.length > 0) return frame.table.movesHelp;
    return snapshot.result === undefined ? frame.table.movesNone : frame.table.movesOver;
  }
}

/** The keys that touch the table itself. */
function Keys({ keys }: { readonly keys: readonly KeyHelp[] }): ReactNode {
  const frame = useTexts();
  return (
    <details className={styles['keys']}>
      <summary>{frame.table.keys}</summary>
      <dl>
        {keys.map(({ keys: names, does }) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Up, Down, Home and End go through the list; Tab still does, too. */
function goByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const last = buttons.length - 1;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(last, next))]?.focus();
}

/**
 * A played move vanishes from the list with the focus on it. The panel catches the focus and,
 * when there is something to choose again, hands it to the first move.
 */
function useKeptFocus(
  legal: readonly object[],
  calls: number,
): React.RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (calls > 0) hadFocus.current = true;
  }, [calls]);
  useEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const entered = () => void (hadFocus.current = true);
    const left = (event: FocusEvent) => {
      // Without a new target the focused button was taken away, not left.
      if (event.relatedTarget !== null && !element.contains(event.relatedTarget as Node)) {
        hadFocus.current = false;
      }
    };
    element.addEventListener('focusin', entered);
    element.addEventListener('focusout', left);
    return () => {
      element.removeEventListener('focusin', entered);
      element.removeEventListener('focusout', left);
    };
  }, []);
  useEffect(() => {
    const element = panel.current;
    if (element === null || !hadFocus.current) return;
    if (element.contains(document.activeElement) && document.activeElement !== element) return;
    (element.querySelector<HTMLElement>('li button') ?? element).focus();
  }, [legal, calls]);
  return panel;
}
