import type { GameTypes } from '@richtfest/engine';
import type { Context, ReactNode } from 'react';
import type { AdmiredHouse } from '../games/index.ts';
import type { TableProps } from '../games/table-props.ts';

interface LookProps<View> {
  readonly view: View;
  readonly seat: number;
}

interface HouseParts<T extends GameTypes, Speech> {
  readonly context: Context<Speech | undefined>;
  useSpeech(table: TableProps<T>): Speech;
  Picture(props: LookProps<T['View']>): ReactNode;
  Notes(props: LookProps<T['View']>): ReactNode;
}

/** A game's house to be admired away from its table: it brings its own words. */
export function admiredHouse<T extends GameTypes, Speech>(
  parts: HouseParts<T, Speech>,
): AdmiredHouse {
  const { context: Spoken, useSpeech, Picture, Notes } = parts;
  function Speaking(props: {
    readonly table: TableProps<GameTypes>;
    readonly children: ReactNode;
  }) {
    const speech = useSpeech(props.table as unknown as TableProps<T>);
    return <Spoken value={speech}>{props.children}</Spoken>;
  }
  return {
    Picture: ({ table, view, seat }) => (
      <Speaking table={table}>
        <Picture view={view} seat={seat} />
      </Speaking>
    ),
    Notes: ({ table, view, seat }) => (
      <Speaking table={table}>
        <Notes view={view} seat={seat} />
      </Speaking>
    ),
  };
}
