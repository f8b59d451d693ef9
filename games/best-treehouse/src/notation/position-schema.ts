import { schema } from '@richtfest/engine';
import {
  BONUSES,
  type Bonus,
  COLOURS,
  type Colour,
  HAND_SIZE,
  MAX_PLAYERS,
  PHASES,
  PICKS,
  type Phase,
  ROUNDS,
} from '../words.ts';
import { NOTHING } from './cards.ts';

/** Every field is optional; missing fields have their values at the start. */
export interface Position {
  readonly phase?: Phase;
  readonly round?: number;
  readonly pick?: number;
  readonly firstChooser?: number;
  readonly hands?: readonly (readonly string[])[];
  readonly chosen?: readonly string[];
  readonly settled?: readonly string[];
  readonly trees?: readonly (readonly string[])[];
  readonly discarded?: readonly (readonly string[])[];
  readonly sixth?: readonly (readonly string[])[];
  readonly bonuses?: readonly (Bonus | typeof NOTHING)[];
  readonly claims?: Readonly<Partial<Record<Colour, number>>>;
  readonly points?: readonly (readonly number[])[];
}

const seat = schema.integer(0, MAX_PLAYERS - 1);
const card = schema.string();
const cards = schema.array(card);

export const positionSchema = schema.object(
  {},
  {
    phase: schema.oneOf(...PHASES),
    round: schema.integer(1, ROUNDS),
    pick: schema.described(schema.integer(1, PICKS), 'the pick of the round, from 1 to 5'),
    firstChooser: schema.described(seat, 'who chooses first in the scoring'),
    hands: schema.described(
      schema.array(schema.array(card, { maxItems: HAND_SIZE })),
      'for each seat the cards in hand; what is missing is filled up with cards that lie nowhere',
    ),
    chosen: schema.described(cards, 'for each seat the card it has chosen, or “-”'),
    settled: schema.described(cards, 'for each seat a place like “3b”, “discard”, or “-”'),
    trees: schema.described(
      schema.array(cards),
      'for each seat its tree from level 2 up, like “library -”',
    ),
    discarded: schema.array(cards),
    sixth: schema.array(cards),
    bonuses: schema.array(schema.anyOf(schema.oneOf(...BONUSES), schema.oneOf(NOTHING))),
    claims: schema.described(
      schema.object({}, Object.fromEntries(COLOURS.map((colour) => [colour, seat]))),
      'the seat whose bonus card lies on a colour, or that took it',
    ),
    points: schema.described(
      schema.array(schema.array(schema.integer(0), { maxItems: ROUNDS })),
      'for each seat its points by round',
    ),
  },
);
