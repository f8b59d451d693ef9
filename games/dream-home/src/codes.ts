import {
  COLOURS,
  DECORS,
  type Decor,
  FIELDS,
  type Field,
  HELPERS,
  type Helper,
  ROOMS,
  type Room,
  type Roof,
  type RoomCard,
  type SpecialCard,
  TOOLS,
  type Tool,
} from './words.ts';

// Cards as numbers. A room card is its kind and its children; lying face down it is the same
// with another bit, so that its kind differs from that of every face-up card (DH-17).

const CHILDREN_BITS = 3;
/** No card shows more children. */
export const MAX_CHILDREN = (1 << CHILDREN_BITS) - 1;
const FACE_DOWN = ROOMS.length << CHILDREN_BITS;

export function roomCode(kind: number, children: number): number {
  return (kind << CHILDREN_BITS) | children;
}

/** The kind of a face-up card; below 0 on a free field or a scaffold. */
export function kindOf(code: number): number {
  return code >> CHILDREN_BITS;
}

export function childrenOf(code: number): number {
  return code & MAX_CHILDREN;
}

export function isFaceUp(code: number): boolean {
  return code >= 0 && code < FACE_DOWN;
}

export function isFaceDown(code: number): boolean {
  return code >= FACE_DOWN;
}

export function faceDown(code: number): number {
  return code | FACE_DOWN;
}

export function faceUp(code: number): number {
  return code & (FACE_DOWN - 1);
}

export const ROOM_CODES = FACE_DOWN;

export const ROOF_CODES = COLOURS.length * 2;

const FIRST_DECOR = ROOF_CODES;
const FIRST_HELPER = FIRST_DECOR + DECORS.length;
const FIRST_TOOL = FIRST_HELPER + HELPERS.length;
export const SPECIAL_CODES = FIRST_TOOL + TOOLS.length;

export function roofCode(colour: number, hasWindow: boolean): number {
  return colour * 2 + (hasWindow ? 1 : 0);
}

export function isRoof(code: number): boolean {
  return code >= 0 && code < FIRST_DECOR;
}

export function isDecor(code: number): boolean {
  return code >= FIRST_DECOR && code < FIRST_HELPER;
}

export function isHelper(code: number): boolean {
  return code >= FIRST_HELPER && code < FIRST_TOOL;
}

export function colourOf(roof: number): number {
  return roof >> 1;
}

export function hasWindow(roof: number): boolean {
  return (roof & 1) === 1;
}

export function decorOf(special: number): number {
  return special - FIRST_DECOR;
}

export function helperOf(special: number): number {
  return special - FIRST_HELPER;
}

export function toolOf(special: number): number {
  return special - FIRST_TOOL;
}

export function decorCard(decor: number): number {
  return FIRST_DECOR + decor;
}

export function helperCard(helper: number): number {
  return FIRST_HELPER + helper;
}

export function toolCard(tool: number): number {
  return FIRST_TOOL + tool;
}

// Lookup tables between names and codes, built once.

export const KIND = Object.fromEntries(ROOMS.map((room, kind) => [room, kind])) as Readonly<
  Record<Room, number>
>;
export const HELPER = Object.fromEntries(HELPERS.map((helper, at) => [helper, at])) as Readonly<
  Record<Helper, number>
>;
export const TOOL = Object.fromEntries(TOOLS.map((tool, at) => [tool, at])) as Readonly<
  Record<Tool, number>
>;
export const SCAFFOLD_CARD = toolCard(TOOL.scaffold);

const ROOM_CARDS: readonly RoomCard[] = Array.from({ length: ROOM_CODES }, (_, code) => ({
  room: ROOMS[kindOf(code)] as Room,
  children: childrenOf(code),
}));

const SPECIALS: readonly SpecialCard[] = Array.from({ length: SPECIAL_CODES }, (_, code) => {
  if (isRoof(code)) return { type: 'roof', ...roof(code) };
  if (isDecor(code)) return { type: 'decor', decor: DECORS[decorOf(code)] as Decor };
  if (isHelper(code)) return { type: 'helper', helper: HELPERS[helperOf(code)] as Helper };
  return { type: 'tool', tool: TOOLS[toolOf(code)] as Tool };
});

/** The card, face up or face down. */
export function roomCard(code: number): RoomCard {
  const card = code < 0 ? undefined : ROOM_CARDS[faceUp(code)];
  if (card === undefined) throw new RangeError(`there is no room card ${code}`);
  return card;
}

export function specialCard(code: number): SpecialCard {
  const card = SPECIALS[code];
  if (card === undefined) throw new RangeError(`there is no special card ${code}`);
  return card;
}

export function roof(code: number): Roof {
  const colour = COLOURS[colourOf(code)];
  if (colour === undefined) throw new RangeError(`there is no roof ${code}`);
  return { colour, window: hasWindow(code) };
}

export function codeOfRoom({ room, children }: RoomCard): number {
  return roomCode(KIND[room], children);
}

export function codeOfRoof({ colour, window }: Roof): number {
  return roofCode(COLOURS.indexOf(colour), window);
}

export function codeOfSpecial(card: SpecialCard): number {
  switch (card.type) {
    case 'roof':
      return codeOfRoof(card);
    case 'decor':
      return decorCard(DECORS.indexOf(card.decor));
    case 'helper':
      return helperCard(HELPERS.indexOf(card.helper));
    case 'tool':
      return toolCard(TOOLS.indexOf(card.tool));
  }
}

// A map, because searching a list would slow down every move of a playout.
const UPPER = 'U'.charCodeAt(0);
const GROUND = 'G'.charCodeAt(0);
const ONE = '1'.charCodeAt(0);
const FIRST_GROUND = FIELDS.indexOf('G1');
const FIRST_BASEMENT = FIELDS.indexOf('B4') - 3;

export function fieldName(field: number): Field {
  const name = FIELDS[field];
  if (name === undefined) throw new RangeError(`there is no field ${field}`);
  return name;
}

export function fieldNumber(field: Field): number {
  const floor = field.charCodeAt(0);
  const bay = field.charCodeAt(1) - ONE;
  return floor === UPPER ? bay : floor === GROUND ? bay + FIRST_GROUND : bay + FIRST_BASEMENT;
}

export function decorName(decor: number): Decor {
  const name = DECORS[decor];
  if (name === undefined) throw new RangeError(`there is no décor ${decor}`);
  return name;
}

/** The members of a bit set. */
export function decorsIn(set: number): Decor[] {
  return DECORS.filter((_, decor) => (set & (1 << decor)) !== 0);
}
