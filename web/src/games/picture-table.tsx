import { type GameTypes, plainText } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { MoveList } from '../table/move-list.tsx';
import styles from './picture-table.module.css';
import type { TableProps } from './table-props.ts';

/** The table of a game without a drawn one: its text picture, and its moves to tap. */
export function PictureTable(table: TableProps<GameTypes>): ReactNode {
  const { client, snapshot, texts, format } = table;
  const picture = client.game.picture(snapshot.view, texts, {
    hasUnicode: true,
    width: 72,
    format,
  });
  const moves = [...snapshot.legal, ...snapshot.optional];
  return (
    <div className={styles['table']}>
      <pre className={styles['picture']}>{plainText(picture)}</pre>
      {moves.length > 0 && (
        <div className={styles['moves']}>
          <MoveList table={table} moves={moves} />
        </div>
      )}
    </div>
  );
}
