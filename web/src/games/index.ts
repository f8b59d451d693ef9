import type { ByLanguage, GameMove, GameTypes, Seat } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { TableProps } from './table-props.ts';

/** Keys of a table, and what they do: `choose a die`. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

/** What a game's folder gives to the site. */
export interface GameModule {
  /** Declared as a method, so that a game's own table fits where any game's is expected. */
  readonly table: { draw(props: TableProps<GameTypes>): ReactNode }['draw'];
  readonly keys?: ByLanguage<readonly KeyHelp[]>;
  readonly house?: AdmiredHouse;
  readonly givesUp?: GivesUp;
  /** What is to be touched for a seat's move, as selectors within the table: there a hint glows. */
  readonly spotsOf?: { find(move: GameMove, seat: Seat): readonly string[] }['find'];
}

/** By verb: the verbs whose moves are lost with it, so that a slip of the finger would hurt. */
export type GivesUp = Readonly<Record<string, readonly string[]>>;

interface AdmiredHouseProps {
  readonly table: TableProps<GameTypes>;
  readonly view: object;
  readonly seat: number;
}

/** A seat's house, to be looked at large when all is done. */
export interface AdmiredHouse {
  /** As tall as `--house-tall` says. */
  readonly Picture: (props: AdmiredHouseProps) => ReactNode;
  /** The house in words, and where its points come from. */
  readonly Notes: (props: AdmiredHouseProps) => ReactNode;
}

/** Each game's table is fetched when it is opened. */
const TABLES: Readonly<Record<string, () => Promise<GameModule>>> = {
  'best-treehouse': () => import('./best-treehouse/index.ts'),
  'three-little-pigs': () => import('./three-little-pigs/index.ts'),
  'dream-home': () => import('./dream-home/index.ts'),
  ueberdachen: () => import('./ueberdachen/index.ts'),
};

/** A game that nobody has drawn yet lies there in characters. */
const undrawn = async (): Promise<GameModule> => {
  const { PictureTable } = await import('./picture-table.tsx');
  return { table: PictureTable };
};

export function loadTable(id: string): Promise<GameModule> {
  return (TABLES[id] ?? undrawn)();
}
