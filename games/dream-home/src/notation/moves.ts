import { childrenOf, codeOfRoom, roomCard } from '../codes.ts';
import type { Move } from '../moves/move.ts';
import {
  COLOURS,
  type Colour,
  COLUMNS,
  type Column,
  FIELDS,
  type Field,
  OUTDOORS,
} from '../words.ts';
import { ROOM_NAMES, readRoom, tidy } from './cards.ts';

export const moveHelp: readonly string[] = [
  'take 3',
  'place G2',
  'place U4 down',
  'scaffold B4',
  'decorate U3',
  'decorate outdoors',
  'decline-decor',
  'discard-column 2',
  'jackhammer 1',
  'decline-jackhammer',
  'mixer 2 5',
  'drill 3 U2',
  'supplier U3 kitchen +1',
  'handyman U2 G4',
  'roofer red window',
  'done',
];

export function writeMove(move: Move): string {
  switch (move.verb) {
    case 'jackhammer':
    case 'discard-column':
    case 'take':
      return `${move.verb} ${move.column}`;
    case 'mixer':
    case 'handyman':
      return `${move.verb} ${move.a} ${move.b}`;
    case 'drill':
      return `drill ${move.column} ${move.field}`;
    case 'place':
      return `place ${move.field}${move.faceUp ? '' : ' down'}`;
    case 'scaffold':
    case 'decorate':
      return `${move.verb} ${move.field}`;
    case 'supplier':
      return `supplier ${move.field} ${ROOM_NAMES[codeOfRoom(move)] ?? ''}`;
    case 'roofer':
      return `roofer ${move.colour}${move.window ? ' window' : ''}`;
    case 'decline-jackhammer':
    case 'decline-decor':
    case 'done':
      return move.verb;
  }
}

export function readMove(text: string): Move | undefined {
  const [verb, ...rest] = tidy(text).split(' ');
  const [first = '', second = ''] = rest;
  if (verb === 'supplier') return readSupplier(first, rest.slice(1).join(' '));
  switch (rest.length) {
    case 0:
      return verb === 'done' || verb === 'decline-decor' || verb === 'decline-jackhammer'
        ? { verb }
        : undefined;
    case 1:
      return readShort(verb, first);
    case 2:
      return readLong(verb, first, second);
    default:
      return undefined;
  }
}

function readShort(verb: string | undefined, word: string): Move | undefined {
  const column = readColumn(word);
  const field = readField(word);
  const colour = readColour(word);
  switch (verb) {
    case 'jackhammer':
    case 'discard-column':
    case 'take':
      return column && { verb, column };
    case 'place':
      return field && { verb, field, faceUp: true };
    case 'scaffold':
      return field && { verb, field };
    case 'decorate':
      return word === OUTDOORS ? { verb, field: OUTDOORS } : field && { verb, field };
    case 'roofer':
      return colour && { verb, colour, window: false };
    case undefined:
    default:
      return undefined;
  }
}

function readLong(verb: string | undefined, first: string, second: string): Move | undefined {
  const column = readColumn(first);
  const field = readField(first);
  switch (verb) {
    case 'mixer': {
      const b = readColumn(second);
      return column && b && { verb, a: column, b };
    }
    case 'drill': {
      const on = readField(second);
      return column && on && { verb, column, field: on };
    }
    case 'place':
      return second === 'down' ? field && { verb, field, faceUp: false } : undefined;
    case 'handyman': {
      const b = readField(second);
      return field && b && { verb, a: field, b };
    }
    case 'roofer': {
      const colour = second === 'window' ? readColour(first) : undefined;
      return colour && { verb, colour, window: true };
    }
    case undefined:
    default:
      return undefined;
  }
}

function readSupplier(word: string, name: string): Move | undefined {
  const field = readField(word);
  const code = readRoom(name);
  if (field === undefined || code === undefined) return undefined;
  return { verb: 'supplier', field, room: roomCard(code).room, children: childrenOf(code) };
}

function readColumn(word: string): Column | undefined {
  return COLUMNS.find((column) => `${column}` === word);
}

/** Small letters will do. */
function readField(word: string): Field | undefined {
  return FIELDS.find((field) => field === word.toUpperCase());
}

function readColour(word: string): Colour | undefined {
  return COLOURS.find((colour) => colour === word);
}
