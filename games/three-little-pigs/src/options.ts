import {
  type FirstSeat,
  type JsonObject,
  type OptionSpecs,
  type Problem,
  firstSeatOption,
  firstSeatProblems,
  schema,
} from '@richtfest/engine';
import { type Dice, type Pots, dice, pots, wheel } from './data/components.ts';
import { STACKS, TILES_PER_STACK } from './stacks.ts';
import {
  type Material,
  DICE_COUNT,
  FACES,
  KINDS,
  MATERIALS,
  MAX_PLAYERS,
  MAX_POTS,
} from './words.ts';

/** The options of a table. */
export interface Options {
  /** LP-19 */
  readonly firstSeat: FirstSeat;
  /** LP-5 */
  readonly experienced: boolean;
  /** LP-15 */
  readonly finishRound: boolean;
  readonly pots: Pots;
  readonly dice: Dice;
  readonly wheel: readonly Material[];
}

const stackPots = schema.bag(schema.integer(0, MAX_POTS), {
  minItems: TILES_PER_STACK,
  maxItems: TILES_PER_STACK,
});
const byMaterial = schema.object({ straw: stackPots, wood: stackPots, stone: stackPots });
const faces = schema.bag(schema.oneOf(...FACES), { minItems: 6, maxItems: 6 });

export const optionSpecs = {
  firstSeat: firstSeatOption(MAX_PLAYERS),
  experienced: { role: 'choice', schema: schema.boolean, default: false },
  finishRound: { role: 'choice', schema: schema.boolean, default: false },
  pots: {
    role: 'data',
    schema: schema.object({ door: byMaterial, window: byMaterial, roof: byMaterial }),
    default: pots,
  },
  dice: {
    role: 'data',
    schema: schema.array(faces, { minItems: DICE_COUNT, maxItems: DICE_COUNT }),
    default: dice,
  },
  wheel: {
    role: 'data',
    schema: schema.bag(schema.oneOf(...MATERIALS), { minItems: 1, maxItems: 24 }),
    default: wheel,
  },
} as const satisfies OptionSpecs;

/** The first seat must exist, pots must be sorted, and the dice must be able to pay for a house. */
export function checkOptions(options: JsonObject, players: number): Problem[] {
  const { firstSeat, dice: chosenDice, pots: chosenPots } = options as unknown as Options;
  const problems = firstSeatProblems(firstSeat, players);
  for (const { kind, material } of STACKS) {
    const listed = chosenPots[kind][material];
    if (listed.every((entry, at) => at === 0 || (listed[at - 1] ?? 0) <= entry)) continue;
    const message = `must be listed in ascending order, not as ${listed.join(', ')}`;
    const values = { actual: listed.join(', ') };
    problems.push({
      path: `options.pots.${kind}.${material}`,
      message,
      code: 'not-ascending',
      values,
    });
  }
  for (const kind of KINDS) {
    const able = chosenDice.filter((die) => die.includes(kind)).length;
    if (able >= 2) continue;
    const message = `must show a ${kind} on at least two dice, or no ${kind} could ever be built`;
    problems.push({ path: 'options.dice', message, code: 'few-symbols', values: { kind } });
  }
  return problems;
}
