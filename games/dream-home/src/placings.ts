import type { Seat } from '@richtfest/engine';
import { codeOfRoom, faceDown, fieldName, kindOf } from './codes.ts';
import { LEFT, RIGHT, takesRoom } from './house.ts';
import { explainBar } from './moves/explain.ts';
import { playerFrom } from './player-view.ts';
import type { FaceUpReason } from './reasons.ts';
import { pointsOfFurnishing, pointsOfRooms } from './scoring.ts';
import { type Player, NONE } from './state.ts';
import { SIZES, type Tables, tablesOf } from './tables.ts';
import type { View } from './view.ts';
import { FIELDS, type Field, type RoomCard } from './words.ts';

/** The consequences of placing a room card on a field (DH-13 to DH-17). */
export interface Placing {
  readonly field: Field;
  /** Whether the card may lie face up there. */
  readonly faceUp: boolean;
  /** Why the card would lie face down. */
  readonly because?: FaceUpReason;
  /** Points the house would gain immediately: rooms and furnishing. */
  readonly now: number;
  /** The same with the card face down: the architect's point for an empty room (DH-28). */
  readonly asEmpty: number;
  /** Points the house could gain if the room still grows or gets its partner room. */
  readonly possible: number;
}

/** Every field of a seat’s house that could take the card now, in the order of `FIELDS`. */
export function placingsOf(view: View, seat: Seat, card: RoomCard): Placing[] {
  const shown = view.players[seat];
  if (shown === undefined) throw new RangeError(`there is no seat ${seat}`);
  const player = playerFrom(shown);
  const tables = tablesOf(view.options.cards);
  return FIELDS.flatMap((_, field) =>
    takesRoom(player.house, field)
      ? [placing({ tables, player, seat }, field, codeOfRoom(card))]
      : [],
  );
}

interface Site {
  readonly tables: Tables;
  readonly player: Player;
  readonly seat: Seat;
}

function placing(site: Site, field: number, card: number): Placing {
  const { tables, player } = site;
  const because = explainBar({ ...site, field, kind: kindOf(card) });
  const before = worth(tables, player);
  const turned = withCard(player, field, faceDown(card));
  const after = because === undefined ? withCard(player, field, card) : turned;
  const now = worth(tables, after) - before;
  const grown = because === undefined ? growth(tables, after, field) : 0;
  return {
    field: fieldName(field),
    faceUp: because === undefined,
    ...(because === undefined ? {} : { because }),
    now,
    asEmpty: worth(tables, turned) - before,
    possible: now + grown,
  };
}

function worth(tables: Tables, player: Player): number {
  return pointsOfRooms(tables, player) + pointsOfFurnishing(player);
}

function withCard(player: Player, field: number, card: number): Player {
  const house = player.house.slice();
  house[field] = card;
  return { ...player, house };
}

/** The points that the room of a card could still gain on the free fields beside it. */
function growth(tables: Tables, { house }: Player, field: number): number {
  const kind = kindOf(house[field] as number);
  let size = 1;
  let free = 0;
  for (const step of [LEFT, RIGHT]) {
    let isOwn = true;
    for (let at = step[field] as number; at !== NONE; at = step[at] as number) {
      const other = house[at] as number;
      if (isOwn && kindOf(other) === kind) size++;
      else if (other < 0) {
        isOwn = false;
        free++;
      } else break;
    }
  }
  const wanted = tables.besideKind[kind] as number;
  const points = tables.points[kind * SIZES + size] as number;
  if (wanted !== NONE) {
    const isThere = [LEFT, RIGHT].some((step) => {
      const at = step[field] as number;
      return at !== NONE && kindOf(house[at] as number) === wanted;
    });
    return isThere || free === 0 ? 0 : (tables.besidePoints[kind] as number) - points;
  }
  const most = Math.min(tables.max[kind] as number, size + free);
  return (tables.points[kind * SIZES + most] as number) - points;
}
