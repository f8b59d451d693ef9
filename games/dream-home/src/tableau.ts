import { type Seat } from '@richtfest/engine';
import { decorName, fieldName, isFaceUp, kindOf, roomCard, specialCard } from './codes.ts';
import { BELOW, isInBasement, roomSize, roomStart } from './house.ts';
import { fieldCauses } from './moves/explain.ts';
import { ROOM_NAMES, SPECIAL_NAMES } from './notation/cards.ts';
import type { TableauReason } from './reasons.ts';
import { type Player, NONE } from './state.ts';
import { IS_BASEMENT, type Tables } from './tables.ts';
import { DECORS, FIELDS } from './words.ts';

/** DH-13 to DH-19: the rules that a house breaks, at most one per field. */
export function* houseProblems(
  tables: Tables,
  player: Player,
  seat: Seat,
): Generator<TableauReason, undefined> {
  for (let field = 0; field < FIELDS.length; field++) {
    const problem =
      supportProblem(player, field, seat) ??
      roomProblem(tables, player, field, seat) ??
      tileProblem(tables, player, field, seat);
    if (problem !== undefined) yield problem;
  }
  const outdoors = outdoorsProblem(tables, player);
  if (outdoors !== undefined) yield outdoors;
}

/** The first rule that a house breaks. */
export function houseProblem(
  tables: Tables,
  player: Player,
  seat: Seat,
): TableauReason | undefined {
  return houseProblems(tables, player, seat).next().value;
}

function supportProblem({ house }: Player, field: number, seat: Seat): TableauReason | undefined {
  const below = BELOW[field] as number;
  if (house[field] === NONE || below === NONE || house[below] !== NONE) return undefined;
  return {
    rule: 'DH-13',
    code: 'field-below-is-free',
    field: fieldName(field),
    below: fieldName(below),
    causes: fieldCauses(seat, [below]),
  };
}

// oxlint-disable-next-line max-params -- a validator of a hot path
function roomProblem(
  { max }: Tables,
  { house, tiles }: Player,
  field: number,
  seat: Seat,
): TableauReason | undefined {
  const code = house[field] as number;
  if (!isFaceUp(code)) return undefined;
  const kind = kindOf(code);
  const where = { room: roomCard(code).room, field: fieldName(field) };
  if (IS_BASEMENT[kind] !== isInBasement(field)) {
    return IS_BASEMENT[kind] === true
      ? { rule: 'DH-14', code: 'belongs-in-the-basement', ...where }
      : { rule: 'DH-14', code: 'belongs-above-the-basement', ...where };
  }
  if (roomStart(house, field) !== field) return undefined;
  const size = roomSize(house, field);
  const fields = Array.from({ length: size }, (_, at) => field + at);
  const causes = fieldCauses(seat, fields);
  const most = max[kind] as number;
  if (size > most)
    return { rule: 'DH-15', code: 'room-is-full', ...where, size, max: most, causes };
  const decors = fields
    .filter((at) => tiles[at] !== NONE)
    .map((at) => decorName(tiles[at] as number));
  if (decors.length < 2) return undefined;
  return { rule: 'DH-16', code: 'two-tiles-in-one-room', ...where, decors, causes };
}

// oxlint-disable-next-line max-params -- a validator of a hot path
function tileProblem(
  { decorRooms }: Tables,
  { house, tiles }: Player,
  field: number,
  seat: Seat,
): TableauReason | undefined {
  const tile = tiles[field] as number;
  if (tile === NONE) return undefined;
  const decor = decorName(tile);
  const causes = fieldCauses(seat, [field]);
  const code = house[field] as number;
  const name = fieldName(field);
  const rooms = decorRooms[tile] as number;
  if (rooms === 0) return { rule: 'DH-19', code: 'tile-goes-outdoors', decor, causes };
  if ((rooms & (1 << kindOf(code))) !== 0) return undefined;
  const { room } = roomCard(code);
  return { rule: 'DH-19', code: 'tile-does-not-fit', decor, room, field: name, causes };
}

function outdoorsProblem({ decorRooms }: Tables, { outdoors }: Player): TableauReason | undefined {
  const indoors = DECORS.find(
    (_, tile) => (outdoors & (1 << tile)) !== 0 && decorRooms[tile] !== 0,
  );
  return indoors === undefined
    ? undefined
    : { rule: 'DH-19', code: 'tile-goes-indoors', decor: indoors };
}

/** DH-2: why these cards can't all come from one box. */
export function roomSupplyProblem(
  tables: Tables,
  cards: readonly number[],
): TableauReason | undefined {
  for (const code of new Set(cards)) {
    const name = ROOM_NAMES[code];
    const exist = tables.roomDeck.filter((other) => other === name).length;
    const have = cards.filter((other) => other === code).length;
    if (have > exist) return { rule: 'DH-2', code: 'no-such-card', ...roomCard(code), have, exist };
  }
  return undefined;
}

/** DH-3 */
export function specialSupplyProblem(
  tables: Tables,
  cards: readonly number[],
): TableauReason | undefined {
  for (const code of new Set(cards)) {
    const name = SPECIAL_NAMES[code];
    const exist = tables.specialDeck.filter((other) => other === name).length;
    const have = cards.filter((other) => other === code).length;
    const card = specialCard(code);
    if (have > exist) return { rule: 'DH-3', code: 'too-many-specials', card, have, exist };
  }
  return undefined;
}

/** DH-4: there is one tile of each kind. */
export function tileSupplyProblem(players: readonly Player[]): TableauReason | undefined {
  const lying = players.flatMap(({ tiles, outdoors }) => [
    ...tiles.filter((tile) => tile !== NONE),
    ...DECORS.flatMap((_, tile) => ((outdoors & (1 << tile)) === 0 ? [] : [tile])),
  ]);
  const twice = lying.find((tile, at) => lying.indexOf(tile) !== at);
  return twice === undefined
    ? undefined
    : { rule: 'DH-4', code: 'tile-lies-twice', decor: decorName(twice) };
}
