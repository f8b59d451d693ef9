import {
  type FirstSeat,
  type JsonObject,
  type OptionSpecs,
  type Problem,
  firstSeatOption,
  firstSeatProblems,
  schema,
} from '@richtfest/engine';
import { type Cards, type Die, type Recipes, cards, die, recipes } from './data/components.ts';
import { DIE_SIDES, MATERIALS, MAX_PLAYERS, ROOMS, ROWS, type Room } from './words.ts';

/** The options of a table, fixed before the start. */
export interface Options {
  /** UD-5 */
  readonly firstSeat: FirstSeat;
  /** UD-5: trades are dealt at random, and every seat starts with a plate. */
  readonly quickStart: boolean;
  /** UD-16 */
  readonly roundLimit: number;
  /** UD-4 */
  readonly die: Die;
  /** UD-3 */
  readonly recipes: Recipes;
  /** UD-3 */
  readonly cards: Cards;
}

const MOST_MATERIALS = 8;
const MOST_CARDS = 60;

const face = schema.object({
  materials: schema.integer(0, MOST_MATERIALS),
  opener: schema.boolean,
  theft: schema.boolean,
  pillar: schema.boolean,
});

const cells = (count: number) =>
  schema.array(schema.oneOf(...MATERIALS), { minItems: count, maxItems: count });
const small = cells(ROWS);
const large = cells(2 * ROWS);
const count = schema.integer(0, MOST_CARDS);

export const optionSpecs = {
  firstSeat: firstSeatOption(MAX_PLAYERS),
  quickStart: { role: 'choice', schema: schema.boolean, default: false },
  roundLimit: { role: 'choice', schema: schema.integer(1, 200), default: 80 },
  die: {
    role: 'data',
    schema: schema.array(face, { minItems: DIE_SIDES, maxItems: DIE_SIDES }),
    default: die,
  },
  recipes: {
    role: 'data',
    schema: schema.object({
      chamber: small,
      corridor: small,
      hall: small,
      kitchen: large,
      bathroom: large,
      'living-room': large,
    }),
    default: recipes,
  },
  cards: {
    role: 'data',
    schema: schema.object({
      chamber: count,
      corridor: count,
      hall: count,
      kitchen: count,
      bathroom: count,
      'living-room': count,
    }),
    default: cards,
  },
} as const satisfies OptionSpecs;

/** The first seat must exist, the die must be able to bring a plate, and there must be cards. */
export function checkOptions(options: JsonObject, players: number): Problem[] {
  const { firstSeat, die: chosen, cards: counts } = options as unknown as Options;
  const problems = firstSeatProblems(firstSeat, players);
  if (!chosen.some(({ pillar }) => pillar)) {
    const message = 'must have a face with a pillar, or nobody could ever begin';
    problems.push({ path: 'options.die', message, code: 'no-pillar' });
  }
  if (ROOMS.every((room: Room) => counts[room] === 0)) {
    const message = 'must leave at least one card, or nothing could ever be built';
    problems.push({ path: 'options.cards', message, code: 'no-cards' });
  }
  return problems;
}
