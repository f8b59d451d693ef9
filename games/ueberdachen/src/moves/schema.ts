import { type Schema, schema } from '@richtfest/engine';
import {
  COLUMNS,
  MATERIALS,
  MAX_PLAYERS,
  MOST_IN_A_DEAL,
  PILLARS,
  ROWS,
  SIZES,
  TRADES,
} from '../words.ts';
import type { Move } from './move.ts';

const seat = schema.integer(0, MAX_PLAYERS - 1);
const material = schema.oneOf(...MATERIALS);
const materials = schema.array(material, { maxItems: MOST_IN_A_DEAL });
const column = schema.integer(0, COLUMNS - 1);
const cell = schema.integer(0, 2 * ROWS - 1);
const deal = { give: materials, want: materials, pillars: schema.integer(0, PILLARS) };

function alone<Verb extends string>(verb: Verb) {
  return schema.object({ verb: schema.oneOf(verb) });
}

/** By verb, in the order of the table of decisions. */
const SHAPES = {
  roll: alone('roll'),
  'roll-three': alone('roll-three'),
  'choose-trade': schema.object({
    verb: schema.oneOf('choose-trade'),
    trade: schema.oneOf(...TRADES),
  }),
  take: schema.object({ verb: schema.oneOf('take'), materials }),
  steal: schema.object({ verb: schema.oneOf('steal'), seat, material }),
  'no-steal': alone('no-steal'),
  'open-room': schema.object({
    verb: schema.oneOf('open-room'),
    size: schema.oneOf(...SIZES),
    column,
    cell,
  }),
  build: schema.object({ verb: schema.oneOf('build'), room: column, cell }),
  offer: schema.object({
    verb: schema.oneOf('offer'),
    to: schema.anyOf(seat, schema.oneOf('all')),
    ...deal,
  }),
  bank: schema.object({
    verb: schema.oneOf('bank'),
    item: schema.oneOf(...MATERIALS, 'pillar'),
  }),
  pay: schema.object({ verb: schema.oneOf('pay'), material }),
  'set-pillar': alone('set-pillar'),
  'keep-pillar': alone('keep-pillar'),
  'take-proposal': schema.object({ verb: schema.oneOf('take-proposal'), seat }),
  'refuse-proposal': schema.object({ verb: schema.oneOf('refuse-proposal'), seat }),
  'end-turn': alone('end-turn'),
  accept: alone('accept'),
  decline: alone('decline'),
  counter: schema.object({ verb: schema.oneOf('counter'), ...deal }),
  withdraw: alone('withdraw'),
  pick: schema.object({ verb: schema.oneOf('pick'), seat }),
  'pick-none': alone('pick-none'),
  propose: schema.object({ verb: schema.oneOf('propose'), ...deal }),
  'withdraw-proposal': alone('withdraw-proposal'),
  discard: schema.object({ verb: schema.oneOf('discard'), material }),
} satisfies Readonly<Record<Move['verb'], Schema<Move>>>;

export const moveSchema: Schema<Move> = schema.anyOf(...(Object.values(SHAPES) as Schema<Move>[]));

/** The shape that a move means to have; of what names no verb, all of them. */
export function shapeOf(move: unknown): Schema<Move> {
  const verb = (move as { readonly verb?: unknown } | null | undefined)?.verb;
  return typeof verb === 'string' && Object.hasOwn(SHAPES, verb)
    ? SHAPES[verb as Move['verb']]
    : moveSchema;
}
