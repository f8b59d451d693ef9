import { withoutExtraSpaces } from '@richtfest/engine';
import {
  ROOM_CODES,
  SPECIAL_CODES,
  childrenOf,
  kindOf,
  roomCard,
  roomCode,
  specialCard,
} from '../codes.ts';
import { ROOMS, type RoomCard, type SpecialCard } from '../words.ts';

/** `kitchen`, `kitchen +1`: a room card by its number. */
export const ROOM_NAMES: readonly string[] = Array.from({ length: ROOM_CODES }, (_, code) => {
  const room = ROOMS[kindOf(code)] ?? '';
  const children = childrenOf(code);
  return children === 0 ? room : `${room} +${children}`;
});

/** `red roof`, `red roof window`, `grand-piano`, `supplier`, `drill`. */
export const SPECIAL_NAMES: readonly string[] = Array.from({ length: SPECIAL_CODES }, (_, code) => {
  const card = specialCard(code);
  switch (card.type) {
    case 'roof':
      return `${card.colour} roof${card.window ? ' window' : ''}`;
    case 'decor':
      return card.decor;
    case 'helper':
      return card.helper;
    case 'tool':
      return card.tool;
  }
});

const ROOM_NUMBERS = new Map(ROOM_NAMES.map((name, code) => [name, code]));
const SPECIAL_NUMBERS = new Map(SPECIAL_NAMES.map((name, code) => [name, code]));
const ROOM = /^([a-z-]+)(?: ?\+ ?([0-7]))?$/;

/** Reads a name in its canonical form. */
export function roomNamed(name: string): number {
  const code = ROOM_NUMBERS.get(name);
  if (code === undefined) throw new RangeError(`there is no room card “${name}”`);
  return code;
}

export function specialNamed(name: string): number {
  const code = SPECIAL_NUMBERS.get(name);
  if (code === undefined) throw new RangeError(`there is no special card “${name}”`);
  return code;
}

/** The room card that a draw names. */
export function roomCardNamed(name: string): RoomCard {
  return roomCard(roomNamed(name));
}

/** The special card that a draw names. */
export function specialCardNamed(name: string): SpecialCard {
  return specialCard(specialNamed(name));
}

/** Reads a name as people type it; undefined if there is no such card. */
export function readRoom(text: string): number | undefined {
  const [, room, children = '0'] = ROOM.exec(withoutExtraSpaces(text)) ?? [];
  const kind = ROOMS.findIndex((known) => known === room);
  return kind < 0 ? undefined : roomCode(kind, Number(children));
}

export function readSpecial(text: string): number | undefined {
  return SPECIAL_NUMBERS.get(withoutExtraSpaces(text));
}
