import { type Schema, completeOptionsSchema, schema } from '@richtfest/engine';
import { optionSpecs } from './options.ts';
import { PHASES } from './state.ts';
import type { View } from './view.ts';
import {
  COLUMNS,
  DIE_SIDES,
  FLOORS,
  MATERIALS,
  MAX_OFFERS,
  MAX_PLAYERS,
  MAX_PROPOSALS,
  MAX_ROLLS,
  MOST_IN_A_DEAL,
  PILLARS,
  ROOMS,
  ROWS,
  TRADES,
} from './words.ts';

const seat = schema.integer(0, MAX_PLAYERS - 1);
const count = schema.integer(0);
const material = schema.oneOf(...MATERIALS);
const room = schema.oneOf(...ROOMS);
const trade = schema.oneOf(...TRADES);
const floor = schema.integer(0, FLOORS - 1);
const pillars = schema.integer(0, PILLARS);

const deal = {
  give: schema.array(material),
  want: schema.array(material),
  pillars: schema.described(schema.integer(0, MOST_IN_A_DEAL), 'always from the rolling seat'),
};
const addressedDeal = {
  to: schema.anyOf(schema.oneOf('all'), seat),
  ...deal,
};

const answer = schema.object(
  { seat, answer: schema.oneOf('owed', 'accepted', 'declined', 'countered') },
  { counter: schema.described(schema.object(deal), 'as the answering seat gives and wants') },
);

const stack = schema.object(
  {
    below: schema.described(
      schema.object({}, schema.fields(ROOMS, count)),
      'how many of each room lie below the top card; their order is unknown',
    ),
  },
  { top: schema.described(room, 'absent if the stack is empty') },
);

const roomView = schema.object({
  room,
  floor,
  column: schema.described(schema.integer(0, COLUMNS - 1), 'of a large room the left one'),
  built: schema.described(
    schema.array(schema.boolean, { minItems: ROWS, maxItems: 2 * ROWS }),
    'by cell: top to bottom, in a large room the left column first',
  ),
  isComplete: schema.boolean,
});

const player = schema.object(
  {
    turns: schema.described(count, 'turns begun'),
    storage: schema.object(schema.fields(MATERIALS, count)),
    floor: schema.described(floor, 'the floor the seat builds on'),
    pillars: schema.described(
      schema.tuple(pillars, pillars),
      'pillars standing on the lower and on the upper floor',
    ),
    rooms: schema.described(schema.array(roomView), 'in the order they were opened'),
  },
  { trade: schema.described(trade, 'absent without a foundation plate') },
);

export const viewSchema: Schema<View> = schema.object(
  {
    options: completeOptionsSchema(optionSpecs) as Schema<View['options']>,
    firstSeat: seat,
    seat: schema.described(seat, 'the rolling seat'),
    phase: schema.oneOf(...PHASES),
    owing: schema.described(schema.array(seat), 'seats that must choose now'),
    round: schema.integer(1),
    rolls: schema.described(schema.integer(0, MAX_ROLLS), 'rolls made in this turn'),
    isDoubled: schema.boolean,
    isRollingThree: schema.boolean,
    toTake: schema.described(count, 'materials to take in phase `take`'),
    thefts: schema.described(count, 'thefts left in phase `steal`, this one included'),
    steps: schema.described(count, 'steps of a 6 left in phase `pillar`, this one included'),
    loosePillars: schema.described(count, 'pillars of the rolling seat that are not set'),
    proposals: schema.array(schema.object({ seat, ...deal })),
    offersLeft: schema.integer(0, MAX_OFFERS),
    asked: schema.described(schema.array(count), 'by seat: offers of this turn made to it'),
    proposalsLeft: schema.described(schema.array(schema.integer(0, MAX_PROPOSALS)), 'by seat'),
    pastOffers: schema.described(
      schema.array(schema.object(addressedDeal)),
      'offers of this turn that may not be repeated while the storages stay as they are',
    ),
    stacks: schema.object({ small: stack, large: stack }),
    players: schema.described(schema.array(player), 'by seat'),
  },
  {
    die: schema.described(schema.integer(1, DIE_SIDES), 'absent before the first roll of a turn'),
    missingTrade: schema.described(trade, 'the trade nobody has'),
    opener: schema.described(seat, 'the seat that holds the opener'),
    roof: schema.described(seat, 'the seat that has the roof'),
    bank: schema.described(
      schema.object({
        item: schema.anyOf(material, schema.oneOf('pillar')),
        toPay: schema.described(count, 'payments left'),
      }),
      'in phase `pay`',
    ),
    offer: schema.described(
      schema.object({ ...addressedDeal, answers: schema.array(answer) }),
      'the open offer of the rolling seat',
    ),
  },
);
