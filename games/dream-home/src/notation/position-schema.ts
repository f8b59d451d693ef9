import { schema } from '@richtfest/engine';
import { type Phase, PHASES } from '../state.ts';
import {
  COLUMNS,
  DECORS,
  type Decor,
  HELPERS,
  type Helper,
  MAX_PLAYERS,
  ROUNDS,
  TOOLS,
} from '../words.ts';
import { type HouseText, houseSchema } from './house.ts';

/** Every field is optional: by default it is as at the start, or follows from the others. */
export interface Position {
  readonly round?: number;
  readonly startSeat?: number;
  readonly nextStartSeat?: number;
  readonly seat?: number;
  readonly phase?: Phase;
  readonly jackhammered?: readonly number[];
  readonly toolsUsed?: number;
  readonly market?: readonly string[];
  readonly held?: { readonly column?: number; readonly room?: string; readonly special?: string };
  readonly houses?: readonly HouseText[];
  readonly outdoors?: readonly (readonly Decor[])[];
  readonly roofs?: readonly (readonly string[])[];
  readonly helpers?: readonly (readonly Helper[])[];
  readonly tools?: readonly (readonly string[])[];
  readonly discards?: { readonly rooms?: readonly string[]; readonly specials?: readonly string[] };
  readonly decks?: { readonly rooms?: readonly string[]; readonly specials?: readonly string[] };
  readonly lostDecor?: readonly Decor[];
}

const seat = schema.integer(0, MAX_PLAYERS - 1);
const room = schema.described(schema.string(), 'a room card, like “kitchen” or “kitchen +1”');
const special = schema.described(
  schema.string(),
  'a special card, like “red roof”, “red roof window”, “grand-piano”, “supplier” or “drill”',
);
const column = schema.described(
  schema.string(),
  'a column, like “kitchen +1, red roof”; “” is an empty one; column 1 has a room only',
);
const piles = schema.object({}, { rooms: schema.array(room), specials: schema.array(special) });
const USABLE = TOOLS.filter((tool) => tool !== 'scaffold');

/** DH-10: a tool taken in this round. */
export const NEW = ' new';
const bySeat = { maxItems: MAX_PLAYERS };

export const positionSchema = schema.object(
  {},
  {
    round: schema.integer(1, ROUNDS),
    startSeat: schema.described(seat, 'the start player'),
    nextStartSeat: schema.described(seat, 'who has taken column 1 in this round'),
    seat: schema.described(seat, 'the seat that must decide'),
    phase: schema.oneOf(...PHASES),
    jackhammered: schema.array(seat),
    toolsUsed: schema.described(schema.integer(0), 'drills and mixers used in this turn'),
    market: schema.array(column, { minItems: COLUMNS.length, maxItems: COLUMNS.length }),
    held: schema.object({}, { column: schema.oneOf(...COLUMNS), room, special }),
    houses: schema.array(houseSchema, bySeat),
    outdoors: schema.array(schema.array(schema.oneOf(...DECORS)), bySeat),
    roofs: schema.array(schema.array(special), bySeat),
    helpers: schema.array(schema.array(schema.oneOf(...HELPERS)), bySeat),
    tools: schema.array(
      schema.array(schema.oneOf(...USABLE, ...USABLE.map((tool) => `${tool}${NEW}`))),
      bySeat,
    ),
    discards: piles,
    decks: piles,
    lostDecor: schema.array(schema.oneOf(...DECORS)),
  },
);
