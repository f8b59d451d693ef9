import type { Game } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { TableEdition } from '../match/table-edition.ts';
import { ChangeList } from './change-list.tsx';
import { changesOf } from './changes.ts';
import { useEditionTexts } from './edition-texts.ts';
import styles from './editions.module.css';

interface EditionNoteProps {
  readonly game: Game;
  readonly edition: TableEdition | undefined;
}

/** The custom edition of a table; opened, it says what differs. */
export function EditionNote({ game, edition }: EditionNoteProps): ReactNode {
  const texts = useEditionTexts();
  if (edition === undefined) return undefined;
  const { name = texts.unnamed, options } = edition;
  return (
    <details className={styles['edition']}>
      <summary>{texts.line(name, changesOf(game, options).length)}</summary>
      <ChangeList game={game} options={options} />
    </details>
  );
}
