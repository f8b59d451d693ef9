import { type Schema, completeOptionsSchema, schema } from '@richtfest/engine';
import { MAX_CHILDREN } from './codes.ts';
import { ROOM_CARDS, SPECIAL_CARDS } from './data/cards.ts';
import { optionSpecs } from './options.ts';
import { PHASES } from './state.ts';
import type { View } from './view.ts';
import {
  COLOURS,
  COLUMNS,
  DECORS,
  FIELDS,
  HELPERS,
  MAX_PLAYERS,
  ROOMS,
  ROUNDS,
  TOOLS,
} from './words.ts';

const seat = schema.integer(0, MAX_PLAYERS - 1);
const column = schema.oneOf(...COLUMNS);
const field = schema.oneOf(...FIELDS);
const decor = schema.oneOf(...DECORS);
const helper = schema.oneOf(...HELPERS);
const roof = { colour: schema.oneOf(...COLOURS), window: schema.boolean };

const roomCard = schema.object({
  room: schema.oneOf(...ROOMS),
  children: schema.integer(0, MAX_CHILDREN),
});
const specialCard = schema.anyOf(
  schema.object({ type: schema.oneOf('roof'), ...roof }),
  schema.object({ type: schema.oneOf('decor'), decor }),
  schema.object({ type: schema.oneOf('helper'), helper }),
  schema.object({ type: schema.oneOf('tool'), tool: schema.oneOf(...TOOLS) }),
);

const fieldView = schema.anyOf(
  schema.object({ field, is: schema.oneOf('free') }),
  schema.object({ field, is: schema.oneOf('scaffold') }),
  schema.object({ field, is: schema.oneOf('room'), card: roomCard }, { decor }),
  schema.object({ field, is: schema.oneOf('empty-room'), card: roomCard }),
);

const player = schema.object(
  {
    house: schema.array(fieldView, { minItems: FIELDS.length, maxItems: FIELDS.length }),
    outdoors: schema.described(schema.array(decor), 'décor tiles beside the house'),
    roofCount: schema.integer(0),
    helpers: schema.array(helper),
    tools: schema.array(
      schema.object({
        tool: schema.oneOf('jackhammer', 'cement-mixer', 'drill'),
        isUsable: schema.described(schema.boolean, 'from the round after it was taken'),
      }),
    ),
  },
  {
    roofs: schema.described(
      schema.array(schema.object(roof)),
      'the roof pile; only at the end or with open roofs',
    ),
  },
);

const held = schema.object(
  {
    column: schema.described(column, 'the column it was taken from'),
    isJackhammered: schema.boolean,
  },
  { room: roomCard, special: specialCard },
);

export const viewSchema: Schema<View> = schema.object(
  {
    options: completeOptionsSchema(optionSpecs) as Schema<View['options']>,
    round: schema.integer(1, ROUNDS),
    startSeat: seat,
    seat: schema.described(seat, 'the seat to move'),
    phase: schema.oneOf(...PHASES),
    jackhammered: schema.described(
      schema.array(seat),
      'seats without a turn because they used a jackhammer in this round',
    ),
    toolsUsed: schema.described(schema.integer(0), 'drills and mixers used in this turn'),
    market: schema.array(schema.object({ column }, { room: roomCard, special: specialCard }), {
      minItems: COLUMNS.length,
      maxItems: COLUMNS.length,
    }),
    players: schema.described(schema.array(player), 'by seat'),
    decks: schema.object({
      rooms: schema.integer(0, ROOM_CARDS),
      specials: schema.integer(0, SPECIAL_CARDS),
    }),
    discards: schema.object({
      rooms: schema.array(roomCard),
      specials: schema.array(specialCard),
    }),
    lostDecor: schema.described(schema.array(decor), 'tiles nobody can get any more'),
  },
  {
    nextStartSeat: schema.described(seat, 'the seat that took column 1 in this round'),
    held: schema.described(held, 'what the seat to move has taken and not yet placed'),
  },
);
