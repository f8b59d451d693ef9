import { type Seat, type Watcher, seatsIn, type SeatSet } from '@richtfest/engine';
import { decorsIn, roomCard, specialCard } from './codes.ts';
import { columnName } from './market.ts';
import type { Options } from './options.ts';
import { type PlayerView, playerView } from './player-view.ts';
import { roofsAreOpen } from './scoring.ts';
import { type Phase, type State, NONE } from './state.ts';
import type { Column, Decor, Roof, RoomCard, SpecialCard } from './words.ts';

/** DH-18: roof piles are hidden from everyone and all else is public, so all views are equal. */
export interface View {
  readonly options: Options;
  /** 1 to 12. */
  readonly round: number;
  readonly startSeat: Seat;
  /** DH-9: the seat that took column 1 in this round. */
  readonly nextStartSeat?: Seat;
  readonly seat: Seat;
  readonly phase: Phase;
  /** DH-6: the seats that have used a jackhammer in this round and have no turn. */
  readonly jackhammered: readonly Seat[];
  /** DH-10: drills and mixers the acting seat has used in this turn. */
  readonly toolsUsed: number;
  /** All five columns, column 1 first. */
  readonly market: readonly MarketColumn[];
  /** The cards that the acting seat has taken but not placed yet. */
  readonly held?: Held;
  readonly players: readonly PlayerView[];
  /** Cards left in the two decks. */
  readonly decks: { readonly rooms: number; readonly specials: number };
  readonly discards: {
    readonly rooms: readonly RoomCard[];
    readonly specials: readonly SpecialCard[];
  };
  /** DH-19, DH-23: tiles that are out of the game. */
  readonly lostDecor: readonly Decor[];
}

export interface MarketColumn {
  readonly column: Column;
  /** Absent once the column is empty. */
  readonly room?: RoomCard;
  /** Absent in column 1, which has the start-player right instead, and in an empty column. */
  readonly special?: SpecialCard;
}

export interface Held {
  /** The column that the cards came from. */
  readonly column: Column;
  readonly room?: RoomCard;
  readonly special?: SpecialCard;
  /** DH-6: taken with a jackhammer. */
  readonly isJackhammered: boolean;
}

/** DH-18: every seat has seen every roof that any seat took. */
export interface Memory {
  /** By seat: its pile, in the order the cards were taken. */
  readonly roofs: readonly (readonly Roof[])[];
}

export function view(state: State, _watcher: Watcher): View {
  const { options, round, startSeat, nextStartSeat, seat, phase } = state;
  const areOpen = roofsAreOpen(state);
  return {
    options,
    round,
    startSeat,
    ...(nextStartSeat === NONE ? {} : { nextStartSeat }),
    seat,
    phase,
    jackhammered: seatsIn(state.jackhammered as SeatSet),
    toolsUsed: state.toolsUsed,
    market: state.marketRooms.map((_, column) => marketColumn(state, column)),
    ...(state.heldColumn === NONE ? {} : { held: held(state) }),
    players: state.players.map((player) => playerView(player, areOpen)),
    decks: { rooms: state.roomDeck.length, specials: state.specialDeck.length },
    discards: {
      rooms: state.roomDiscard.map(roomCard),
      specials: state.specialDiscard.map(specialCard),
    },
    lostDecor: decorsIn(state.lostDecor),
  };
}

function marketColumn({ marketRooms, marketSpecials }: State, column: number): MarketColumn {
  const room = marketRooms[column] as number;
  const special = marketSpecials[column] as number;
  return {
    column: columnName(column),
    ...(room === NONE ? {} : { room: roomCard(room) }),
    ...(special === NONE ? {} : { special: specialCard(special) }),
  };
}

function held({ seat, jackhammered, heldColumn, heldRoom, heldSpecial }: State): Held {
  return {
    column: columnName(heldColumn),
    ...(heldRoom === NONE ? {} : { room: roomCard(heldRoom) }),
    ...(heldSpecial === NONE ? {} : { special: specialCard(heldSpecial) }),
    isJackhammered: (jackhammered & (1 << seat)) !== 0,
  };
}
