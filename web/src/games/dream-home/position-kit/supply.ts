import {
  COLOURS,
  DECORS,
  HELPERS,
  type Options,
  type Position,
  ROOMS,
  TOOLS,
} from '@richtfest/dream-home';
import type { JsonObject } from '@richtfest/engine';
import { type Draft, without } from '../../../position-editor/position-kit.ts';
import type { PadSpot } from '../../../score-pad/pad-game.ts';
import { EMPTY, components } from '../components.tsx';
import { BAGS, FACE_DOWN, NEW, SCAFFOLD, USABLE, columnOf } from './entry.ts';

export function choicesAt({ options }: Draft, { seat, place }: PadSpot): string[] {
  const rooms = [...new Set(roomCards(options))];
  const specials = [...new Set(specialCards(options))];
  if (place === 'lostDecor') return [...DECORS];
  if (seat === undefined) return /room/.test(place) ? rooms : specials;
  if (place === 'roofs') return specials.filter((card) => card.includes(' roof'));
  if (place === 'helpers') return [...HELPERS];
  if (place === 'tools') return [...USABLE, ...USABLE.map((tool) => `${tool}${NEW}`)];
  if (place.includes('/') || place === 'jackhammered') return [...components.choicesAt(place)];
  const order = components.choicesAt(place);
  const inOrder = order.flatMap((room) =>
    room === EMPTY ? [EMPTY, SCAFFOLD] : rooms.filter((card) => card.split(' +')[0] === room),
  );
  return inOrder;
}

function roomCards(options: JsonObject): string[] {
  const { cards } = options as unknown as Options;
  return ROOMS.flatMap((room) =>
    cards.rooms[room].children
      .toSorted((a, b) => a - b)
      .map((children) => (children === 0 ? room : `${room} +${children}`)),
  );
}

/** DH-3: each colour has one roof with a window. */
function specialCards(options: JsonObject): string[] {
  const { cards } = options as unknown as Options;
  const copies = (name: string, count: number): string[] => Array<string>(count).fill(name);
  return [
    ...COLOURS.flatMap((colour) => [
      ...copies(`${colour} roof`, cards.roofs[colour] - 1),
      `${colour} roof window`,
    ]),
    ...DECORS.flatMap((decor) => copies(decor, cards.decor[decor].cards)),
    ...HELPERS.flatMap((helper) => copies(helper, cards.helpers[helper])),
    ...TOOLS.flatMap((tool) => copies(tool, cards.tools[tool])),
  ];
}

export function left(draft: Draft): Map<string, number> {
  const position = draft.position as Position;
  const { market = [], held, houses = [], discards } = position;
  const inHouses = houses.flatMap((house) =>
    Object.values(house).map((cell) => cell.split(' with ')),
  );
  const used = [
    ...market.flatMap(columnOf),
    ...[held?.room, held?.special].filter((card) => card !== undefined),
    ...inHouses.flat().map((card) => card.replace(FACE_DOWN, '')),
    ...(position.outdoors ?? []).flat(),
    ...(position.lostDecor ?? []),
    ...BAGS.flatMap((bag) => (position[bag] ?? []).flat()).map((card) => card.replace(NEW, '')),
    ...(discards?.rooms ?? []),
    // The card of a tile lies there while the tile is at a house (DH-19).
    ...(discards?.specials ?? []).filter((card) => !DECORS.some((decor) => decor === card)),
  ];
  const rest = without([...roomCards(draft.options), ...specialCards(draft.options)], used);
  for (const tool of USABLE) rest.set(`${tool}${NEW}`, rest.get(tool) ?? 0);
  for (const unlimited of [EMPTY, SCAFFOLD]) rest.delete(unlimited);
  return rest;
}
