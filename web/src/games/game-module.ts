import type { ByLanguage, GameMove, GameTypes, Seat } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { TableProps } from './table-props.ts';

/** Keys of a table, and what they do: `choose a die`. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

/** A game's table, loaded when somebody opens it. */
export interface GameModule {
  /** Declared as a method, so that a game's own table fits where any game's is expected. */
  readonly table: { draw(props: TableProps<GameTypes>): ReactNode }['draw'];
  readonly keys?: ByLanguage<readonly KeyHelp[]>;
  readonly house?: AdmiredHouse;
  readonly givesUp?: GivesUp;
  /** What to touch for a seat's move, as selectors within the table: a hint glows there. */
  readonly spotsOf?: { find(move: GameMove, seat: Seat): readonly string[] }['find'];
}

/** By verb: the verbs no longer available after it, so that a misclick would hurt. */
export type GivesUp = Readonly<Record<string, readonly string[]>>;

interface AdmiredHouseProps {
  readonly table: TableProps<GameTypes>;
  readonly view: object;
  readonly seat: number;
}

/** A seat's house, shown large after the game. */
export interface AdmiredHouse {
  /** As tall as `--house-tall` says. */
  readonly Picture: (props: AdmiredHouseProps) => ReactNode;
  /** The house in words, and where its points come from. */
  readonly Notes: (props: AdmiredHouseProps) => ReactNode;
}
