import { type Schema, completeOptionsSchema, schema } from '@richtfest/engine';
import { optionSpecs } from './options.ts';
import { PHASES } from './state.ts';
import type { View } from './view.ts';
import { DICE_COUNT, FACES, KINDS, MATERIALS, MAX_PLAYERS, MAX_POTS, MAX_ROLLS } from './words.ts';

const seat = schema.integer(0, MAX_PLAYERS - 1);
const kind = schema.oneOf(...KINDS);
const material = schema.oneOf(...MATERIALS);
const pots = schema.integer(0, MAX_POTS);
const tile = schema.object({ kind, material, pots });
const house = schema.described(schema.array(tile), 'tiles from the bottom to the top');

const stack = schema.object(
  {
    kind,
    material,
    below: schema.described(
      schema.array(pots),
      'flower pots of the tiles below the top one, ascending; their order is unknown',
    ),
  },
  { top: schema.described(pots, 'flower pots of the top tile; absent if the stack is empty') },
);

const player = schema.object({
  houses: schema.array(house),
  cards: schema.described(schema.array(material), 'bonus cards held'),
  turns: schema.described(schema.integer(0), 'turns taken'),
});

export const viewSchema: Schema<View> = schema.object(
  {
    options: completeOptionsSchema(optionSpecs) as Schema<View['options']>,
    firstSeat: seat,
    seat: schema.described(seat, 'the seat to move'),
    phase: schema.oneOf(...PHASES),
    rolls: schema.described(schema.integer(0, MAX_ROLLS), 'rolls made in this turn'),
    dice: schema.array(schema.oneOf(...FACES), { maxItems: DICE_COUNT }),
    stacks: schema.array(stack),
    players: schema.described(schema.array(player), 'by seat'),
    box: schema.described(schema.array(tile), 'tiles out of the game'),
  },
  {
    firstTile: schema.described(
      schema.object({ kind, material }),
      'the stack the first tile of this turn came from',
    ),
  },
);
