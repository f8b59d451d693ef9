import type { Seat, Tally } from '@richtfest/engine';
import {
  HELPER,
  decorName,
  decorsIn,
  fieldName,
  isFaceDown,
  isFaceUp,
  roof,
  roomCard,
} from './codes.ts';
import { hasHelper, roomSize, roomStart } from './house.ts';
import { type PlayerView, playerFrom } from './player-view.ts';
import { laidRoof, roofPoints } from './roofs.ts';
import {
  childrenIn,
  furnishingBonus,
  furnishingOf,
  isBeside,
  pointsOfRoom,
  roofsAreOpen,
  tallyHouse,
} from './scoring.ts';
import { type Player, NONE } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';
import type { View } from './view.ts';
import { DECORS, type Decor, FIELDS, type Field, type Roof, type Room } from './words.ts';

/** The points of a house, line by line. */
export interface HouseScore {
  readonly tally: Tally;
  readonly rooms: readonly RoomLine[];
  readonly decor: readonly DecorLine[];
  readonly furnishing: readonly FurnishingLine[];
  /** Present only if the pile is open and has four cards. */
  readonly roof?: { readonly laid: readonly Roof[]; readonly points: number };
  /** DH-30: on face-up cards. */
  readonly children: number;
}

export interface RoomLine {
  readonly room: Room | 'empty-room';
  readonly fields: readonly Field[];
  readonly points: number;
  /** DH-29: whether it lies beside its partner room. */
  readonly isBeside: boolean;
}

export interface DecorLine {
  readonly decor: Decor;
  readonly field: Field | 'outdoors';
  /** Includes the designer's point (DH-28). */
  readonly points: number;
}

export interface FurnishingLine {
  readonly bonus: 'bathrooms' | 'basics';
  readonly points: number;
}

/** The current points of a seat's house, as far as a watcher knows. */
export function scoreHouse(view: View, seat: Seat): HouseScore {
  const shown = view.players[seat];
  if (shown === undefined) throw new RangeError(`there is no seat ${seat}`);
  const player = playerFrom(shown);
  const tables = tablesOf(view.options.cards);
  const laid = roofsAreOpen(view) ? laidRoof(player.roofs) : [];
  return {
    tally: tallyOfView(view, shown),
    rooms: roomLines(tables, player),
    decor: decorLines(tables, player),
    furnishing: furnishingLines(player),
    ...(laid.length === 0
      ? {}
      : { roof: { laid: laid.map(roof), points: roofPoints(player.roofs) } }),
    children: childrenIn(player),
  };
}

/** The points of all houses as if the game ended now. */
export function houseTallies(view: View): Tally[] {
  return view.players.map((player) => tallyOfView(view, player));
}

function tallyOfView(view: View, shown: PlayerView): Tally {
  return tallyHouse(tablesOf(view.options.cards), playerFrom(shown), roofsAreOpen(view));
}

function roomLines(tables: Tables, player: Player): RoomLine[] {
  const { house } = player;
  const perEmpty = hasHelper(player, HELPER.architect) ? 1 : 0;
  return FIELDS.flatMap((field, at): RoomLine[] => {
    const code = house[at] as number;
    if (isFaceDown(code)) {
      return [{ room: 'empty-room', fields: [field], points: perEmpty, isBeside: false }];
    }
    if (!isFaceUp(code) || roomStart(house, at) !== at) return [];
    const size = roomSize(house, at);
    return [
      {
        room: roomCard(code).room,
        fields: Array.from({ length: size }, (_, step) => fieldName(at + step)),
        points: pointsOfRoom(tables, house, at),
        isBeside: isBeside(tables, house, at, at + size - 1),
      },
    ];
  });
}

function decorLines({ decorValue }: Tables, player: Player): DecorLine[] {
  const extra = hasHelper(player, HELPER['interior-designer']) ? 1 : 0;
  const line = (decor: Decor, field: Field | 'outdoors'): DecorLine => {
    return { decor, field, points: (decorValue[DECORS.indexOf(decor)] as number) + extra };
  };
  return [
    ...player.tiles.flatMap((tile, at) =>
      tile === NONE ? [] : [line(decorName(tile), fieldName(at))],
    ),
    ...decorsIn(player.outdoors).map((decor) => line(decor, 'outdoors')),
  ];
}

function furnishingLines(player: Player): FurnishingLine[] {
  const { hasBathrooms, hasBasics } = furnishingOf(player);
  const points = furnishingBonus(player);
  return [
    ...(hasBathrooms ? [{ bonus: 'bathrooms', points } as const] : []),
    ...(hasBasics ? [{ bonus: 'basics', points } as const] : []),
  ];
}
