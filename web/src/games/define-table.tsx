import { type ColouredSeat, type GameTypes, type Seat, byLanguage } from '@richtfest/engine';
import type { ComponentType, ReactNode } from 'react';
import type { SpeechParts } from '../board/speech.tsx';
import type { AdmiredHouse, GameModule, KeyHelp, LostMove, Party } from './game-module.ts';
import type { TableProps } from './table-props.ts';

interface HouseProps<View> {
  readonly view: View;
  readonly seat: number;
}

type Verb<T extends GameTypes> = T['Move']['verb'];

export interface TableOptions<T extends GameTypes> {
  readonly speech: Pick<
    SpeechParts<unknown, { readonly keys: readonly KeyHelp[] }>,
    'Speaking' | 'tableTexts'
  >;
  Table(props: TableProps<T>): ReactNode;
  /** A seat's house away from the table, with its notes. */
  readonly house?: {
    Picture(props: HouseProps<T['View']>): ReactNode;
    Notes(props: HouseProps<T['View']>): ReactNode;
    /** Shapes that `Picture` references, for pages without this table. */
    readonly Shapes?: ComponentType;
    readonly party?: Party;
  };
  /** By verb: the verbs it makes unavailable, so that a misclick would be costly. */
  readonly givesUp?: { readonly [V in Verb<T>]?: readonly Verb<T>[] };
  /** Names such a verb's move; undefined if it isn't worth a question. */
  nameLost?(lost: LostMove<T>): string | undefined;
  /** The elements to tap for a seat's move, as selectors within the table. */
  spotsOf?(move: T['Move'], seat: Seat): readonly string[];
  /** If a game gives its seats colours of its own. */
  colouredSeats?(view: T['View'], seats: readonly ColouredSeat[]): readonly ColouredSeat[];
}

/** A game's table as the site uses it, in its own types. */
export function defineTable<T extends GameTypes>(options: TableOptions<T>): GameModule {
  const { speech, Table, house, givesUp, nameLost, spotsOf, colouredSeats } = options;
  const { Speaking, tableTexts } = speech;
  return {
    table: (props) => (
      <Speaking {...props}>
        <Table {...(props as unknown as TableProps<T>)} />
      </Speaking>
    ),
    keys: byLanguage((language) => tableTexts[language].keys),
    ...(house !== undefined && { house: admired(house, Speaking) }),
    ...(givesUp !== undefined && { givesUp: givesUp as GameModule['givesUp'] & object }),
    ...(nameLost !== undefined && { nameLost }),
    ...(spotsOf !== undefined && { spotsOf }),
    ...(colouredSeats !== undefined && { colouredSeats }),
  };
}

function admired(
  { Picture, Notes, ...rest }: NonNullable<TableOptions<GameTypes>['house']>,
  Speaking: TableOptions<GameTypes>['speech']['Speaking'],
): AdmiredHouse {
  return {
    ...rest,
    Picture: ({ table, view, seat }) => (
      <Speaking {...table}>
        <Picture view={view} seat={seat} />
      </Speaking>
    ),
    Notes: ({ table, view, seat }) => (
      <Speaking {...table}>
        <Notes view={view} seat={seat} />
      </Speaking>
    ),
  };
}
