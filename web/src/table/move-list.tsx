import { type GameTypes, say } from '@richtfest/engine';
import type { KeyboardEvent, ReactNode } from 'react';
import type { TableProps } from '../games/table-props.ts';
import styles from './moves-panel.module.css';

interface MoveListProps<T extends GameTypes> {
  readonly table: TableProps<T>;
  readonly moves: readonly T['Move'][];
  /** A search text in lower case; empty: all moves. */
  readonly wanted?: string;
  readonly id?: string;
}

/** Moves with their words; different moves may have the same words. */
export function movesInWords<T extends GameTypes>(
  { texts, format }: TableProps<T>,
  moves: readonly T['Move'][],
  wanted = '',
): { readonly move: T['Move']; readonly words: string }[] {
  return moves
    .map((move) => ({ move, words: say(texts.moves, 'verb', move, format) }))
    .filter(({ words }) => words.toLowerCase().includes(wanted));
}

/** Moves in words, each as a button that plays it. */
export function MoveList<T extends GameTypes>(props: MoveListProps<T>): ReactNode {
  const { table, moves, wanted, id } = props;
  return (
    <ul className={styles['moves']} id={id} onKeyDown={goByArrows}>
      {movesInWords(table, moves, wanted).map(({ move, words }, at) => (
        <li key={`${at} ${words}`}>
          <button type="button" className={styles['move']} onClick={() => void table.play(move)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Up, Down, Home and End move through the list, in addition to Tab. */
function goByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const last = buttons.length - 1;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(last, next))]?.focus();
}
