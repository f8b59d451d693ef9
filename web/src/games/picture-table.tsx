import { type GameTypes, plainText } from '@richtfest/engine';
import type { ReactNode } from 'react';
import styles from './picture-table.module.css';
import type { TableProps } from './table-props.ts';

/** The table of a game without a drawn one: its text picture, played with the move list. */
export function PictureTable({
  client,
  snapshot,
  texts,
  format,
}: TableProps<GameTypes>): ReactNode {
  const picture = client.game.picture(snapshot.view, texts, {
    hasUnicode: true,
    width: 72,
    format,
  });
  return <pre className={styles['picture']}>{plainText(picture)}</pre>;
}
