import {
  COLUMNS,
  FIELDS,
  PHASES,
  type Phase,
  type Position,
  ROUNDS,
  TOOLS,
} from '@richtfest/dream-home';
import {
  type Draft,
  type KitPlace,
  NOBODY,
  bagText,
  seatValue,
  seatValues,
} from '../../../position-editor/position-kit.ts';
import type { Entry } from '../../components.ts';
import { EMPTY, GARDEN_DECORS } from '../components.tsx';

export const SCAFFOLD = 'scaffold';

export const FACE_DOWN = ' face down';

export const NEW = ' new';

export const HOLDING: readonly Phase[] = ['room', 'decor', 'scaffold'];

export const BAGS = ['roofs', 'helpers', 'tools'] as const;

export const USABLE = TOOLS.filter((tool) => tool !== 'scaffold');

/** DH-5: a field of the position as it is entered or, if it was left open, as it follows. */
export function known(draft: Draft): Position {
  return { ...(draft.complete as Position), ...(draft.position as Position) };
}

export function tablePlaces(draft: Draft): KitPlace[] {
  const seats = seatValues(draft.players);
  const { phase = 'turn' } = known(draft);
  const isHolding = HOLDING.includes(phase);
  return [
    { id: 'seat', is: 'choice', values: seats },
    { id: 'phase', is: 'choice', values: PHASES },
    { id: 'round', is: 'number', least: 1, most: ROUNDS },
    { id: 'startSeat', is: 'choice', values: seats },
    { id: 'nextStartSeat', is: 'choice', values: [NOBODY, ...seats] },
    ...(phase === 'room' ? [{ id: 'held/room', is: 'component' } as const] : []),
    ...(isHolding ? [{ id: 'held/special', is: 'component' } as const] : []),
    ...COLUMNS.flatMap((column): KitPlace[] => [
      { id: `market/${column}/room`, is: 'component' },
      ...(column === 1 ? [] : [{ id: `market/${column}/special`, is: 'component' } as const]),
    ]),
    { id: 'discards/rooms', is: 'bag' },
    { id: 'discards/specials', is: 'bag' },
    { id: 'lostDecor', is: 'bag' },
  ];
}

export function seatPlaces(): KitPlace[] {
  return [
    ...BAGS.map((id): KitPlace => ({ id, is: 'bag' })),
    ...GARDEN_DECORS.map((decor): KitPlace => ({ id: `garden/${decor}`, is: 'switch' })),
    { id: 'jackhammered', is: 'switch' },
  ];
}

export function placesAt(place: string, house: Entry): KitPlace[] {
  const room = house[place];
  const hasRoom = room !== undefined && room !== EMPTY && room !== SCAFFOLD;
  return [
    { id: place, is: 'component' },
    ...(hasRoom ? [{ id: `${place}/decor`, is: 'component' } as const] : []),
  ];
}

export function entryOf(draft: Draft, seat: number | undefined): Entry {
  return seat === undefined ? tableEntry(known(draft)) : seatEntry(known(draft), seat);
}

function tableEntry(position: Position): Entry {
  const { market = [], held, discards } = position;
  return {
    seat: seatValue(position.seat),
    phase: position.phase,
    round: String(position.round ?? 1),
    startSeat: seatValue(position.startSeat),
    nextStartSeat: seatValue(position.nextStartSeat),
    'held/room': held?.room,
    'held/special': held?.special,
    ...Object.fromEntries(
      market.flatMap((column, at) => {
        const [room = '', special] = columnOf(column);
        return [
          ...(room === '' ? [] : [[`market/${at + 1}/room`, room]]),
          ...(special === undefined ? [] : [[`market/${at + 1}/special`, special]]),
        ];
      }),
    ),
    'discards/rooms': bagText(discards?.rooms ?? []),
    'discards/specials': bagText(discards?.specials ?? []),
    lostDecor: bagText(position.lostDecor ?? []),
  };
}

/** `kitchen +1, red roof`. */
export function columnOf(text: string): string[] {
  return text.split(',').map((card) => card.trim());
}

function seatEntry(position: Position, seat: number): Entry {
  const house = position.houses?.[seat] ?? {};
  const outdoors = position.outdoors?.[seat] ?? [];
  return {
    ...Object.fromEntries(
      FIELDS.flatMap((field) => {
        const [room, decor] = (house[field] ?? 'free').split(' with ');
        if (room === undefined || room === 'free') return [];
        const shown = room.endsWith(FACE_DOWN) ? EMPTY : room;
        return [[field, shown], ...(decor === undefined ? [] : [[`${field}/decor`, decor]])];
      }),
    ),
    ...Object.fromEntries(BAGS.map((bag) => [bag, bagText(position[bag]?.[seat] ?? [])])),
    ...Object.fromEntries(outdoors.map((decor) => [`garden/${decor}`, decor])),
    ...(position.jackhammered?.includes(seat) === true ? { jackhammered: 'jackhammer' } : {}),
  };
}
