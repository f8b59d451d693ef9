import type {
  ByLanguage,
  ColouredSeat,
  GameMove,
  GameTypes,
  Language,
  Seat,
} from '@richtfest/engine';
import type { ComponentType, ReactNode } from 'react';
import type { Sound } from '../sound/play-sound.ts';
import type { TableProps } from './table-props.ts';

/** A table's keyboard shortcuts and what they do: `choose a die`. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

/** A game's table, loaded on demand. */
export interface GameModule {
  /** A method, so that a specific game's table is assignable where any game's table is expected. */
  readonly table: { draw(props: TableProps<GameTypes>): ReactNode }['draw'];
  readonly keys?: ByLanguage<readonly KeyHelp[]>;
  readonly house?: AdmiredHouse;
  readonly givesUp?: GivesUp;
  /** Names a move that `givesUp` would cost; undefined if it isn't worth a question. */
  readonly nameLost?: { name(lost: LostMove): string | undefined }['name'];
  /** The elements to tap for a seat's move, as selectors within the table; hints glow there. */
  readonly spotsOf?: { find(move: GameMove, seat: Seat): readonly string[] }['find'];
  /** The colours of the seats in this game, if they are not the chosen ones. */
  readonly colouredSeats?: (
    view: object,
    seats: readonly ColouredSeat[],
  ) => readonly ColouredSeat[];
}

/** A move that another one makes unavailable, as its seat sees the table. */
export interface LostMove<T extends GameTypes = GameTypes> {
  readonly move: T['Move'];
  /** The move in words. */
  readonly name: string;
  readonly view: T['View'];
  readonly seat: Seat;
  readonly language: Language;
  /** The view after it; undefined if its outcome is random. */
  preview(): T['View'] | undefined;
}

/** By verb: the verbs it makes unavailable, so that a misclick would be costly. */
export type GivesUp = Readonly<Record<string, readonly string[]>>;

interface AdmiredHouseProps {
  readonly table: TableProps<GameTypes>;
  readonly view: object;
  readonly seat: number;
}

/** A seat's house, shown large after the game. */
export interface AdmiredHouse {
  /** `--house-tall` sets its height; inside `[data-cutout]` it has no background. */
  readonly Picture: (props: AdmiredHouseProps) => ReactNode;
  /** The house in words and where its points come from. */
  readonly Notes: (props: AdmiredHouseProps) => ReactNode;
  /** Shapes that `Picture` references, for pages without the game's table. */
  readonly Shapes?: ComponentType;
  readonly party?: Party;
}

/** The game's own topping-out party for a finished house. Each part has a default. */
export interface Party {
  /** Guests and decorations above the picture, which fills its container. */
  readonly Guests: (props: { readonly seat: Seat }) => ReactNode;
  readonly sound: Sound;
  readonly texts: ByLanguage<PartyTexts>;
  /** Other texts where not everything stands that `texts` praise. */
  readonly textsFor?: (view: object, seat: Seat) => ByLanguage<PartyTexts> | undefined;
}

export interface PartyTexts {
  /** To the only person at the device: `Your village stands!` */
  readonly yours: string;
  readonly of: (name: string) => string;
  /** The carpenter's toast. */
  readonly toast: string;
}
