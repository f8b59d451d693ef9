import { type Schema, completeOptionsSchema, schema } from '@richtfest/engine';
import { ROOMS } from './data/rooms.ts';
import { optionSpecs } from './options.ts';
import type { View } from './view.ts';
import {
  BALANCES,
  BONUSES,
  COLOURS,
  HAND_SIZE,
  HIGHEST_LEVEL,
  LOWEST_LEVEL,
  MAX_PLAYERS,
  PHASES,
  PICKS,
  ROUNDS,
} from './words.ts';

const seat = schema.integer(0, MAX_PLAYERS - 1);
const card = schema.integer(0, ROOMS.length - 1);
const colour = schema.oneOf(...COLOURS);
const bonus = schema.oneOf(...BONUSES);
const place = {
  level: schema.integer(LOWEST_LEVEL, HIGHEST_LEVEL),
  position: schema.integer(0, HIGHEST_LEVEL - 1),
};

const scoringCard = schema.object(
  { colour },
  {
    seat: schema.described(seat, 'the seat whose bonus card lies on it, or that took the colour'),
    bonus,
  },
);

const player = schema.object(
  {
    tree: schema.described(
      schema.array(schema.object({ ...place, card })),
      'rooms from the bottom to the top, on each level from left to right',
    ),
    balance: schema.oneOf(...BALANCES),
    handSize: schema.integer(0, HAND_SIZE),
    hasChosen: schema.boolean,
    hasSettled: schema.boolean,
    discardedCount: schema.integer(0),
    sixthCount: schema.integer(0, ROUNDS),
    roundPoints: schema.array(schema.integer(0), { minItems: ROUNDS, maxItems: ROUNDS }),
    points: schema.integer(0),
  },
  {
    hand: schema.described(
      schema.array(card, { maxItems: HAND_SIZE }),
      'cards in hand, ascending; only your own',
    ),
    chosen: schema.described(card, 'the card chosen in secret; only your own'),
    revealed: schema.described(card, 'the face-up card while all players build'),
    settled: schema.described(
      schema.anyOf(schema.object(place), schema.oneOf('discard')),
      'where the revealed card will go; only your own',
    ),
    bonus: schema.described(bonus, 'the bonus card taken in this scoring'),
  },
);

export const viewSchema: Schema<View> = schema.object({
  options: completeOptionsSchema(optionSpecs) as Schema<View['options']>,
  watcher: schema.anyOf(schema.oneOf('public'), seat),
  phase: schema.oneOf(...PHASES),
  round: schema.integer(1, ROUNDS),
  pick: schema.integer(1, PICKS),
  owing: schema.described(schema.array(seat), 'seats that must choose now'),
  firstChooser: schema.described(seat, 'the seat that chooses first in the scoring'),
  deckSize: schema.integer(0, ROOMS.length),
  scoringCards: schema.array(scoringCard, { minItems: COLOURS.length, maxItems: COLOURS.length }),
  bonusesLeft: schema.array(bonus),
  players: schema.described(schema.array(player), 'by seat'),
});
