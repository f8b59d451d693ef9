import { type Schema, completeOptionsSchema, schema } from '@richtfest/engine';
import { optionSpecs } from './options.ts';
import type { View } from './view.ts';
import { HIGHEST_PLANK, MAX_PLAYERS, MAX_ROUNDS, PHASES } from './words.ts';

const plank = schema.integer(1, HIGHEST_PLANK);
const planks = schema.array(plank, { maxItems: MAX_ROUNDS });

/** The view, for bots in other languages; a law checks every view against it. */
export const viewSchema: Schema<View> = schema.object({
  options: completeOptionsSchema(optionSpecs) as Schema<View['options']>,
  phase: schema.oneOf(...PHASES),
  owing: schema.array(schema.integer(0, MAX_PLAYERS - 1)),
  players: schema.array(
    schema.object(
      {
        handSize: schema.integer(0, MAX_ROUNDS),
        hasChosen: schema.boolean,
        laid: planks,
        walls: schema.integer(0, MAX_ROUNDS),
        best: schema.integer(0, HIGHEST_PLANK),
      },
      {
        hand: schema.described(planks, 'only your own'),
        chosen: schema.described(plank, 'only your own'),
      },
    ),
  ),
});
