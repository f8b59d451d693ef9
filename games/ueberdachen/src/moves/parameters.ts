import { type ParameterNotation, type Seat, schema, withParameter } from '@richtfest/engine';
import { isMaterial, readDeal, writeDeal } from '../notation/goods.ts';
import {
  COLUMNS,
  type Deal,
  MATERIALS,
  MAX_PLAYERS,
  MOST_IN_A_DEAL,
  type Material,
  PILLARS,
  ROWS,
} from '../words.ts';

export const seatSchema = schema.integer(0, MAX_PLAYERS - 1);
export const materialSchema = schema.oneOf(...MATERIALS);
export const materialsSchema = schema.array(materialSchema, { maxItems: MOST_IN_A_DEAL });
export const columnSchema = schema.integer(0, COLUMNS - 1);
export const cellSchema = schema.integer(0, 2 * ROWS - 1);
export const dealSchemas = {
  give: materialsSchema,
  want: materialsSchema,
  pillars: schema.integer(0, PILLARS),
};

export const SEATS: readonly Seat[] = Array.from({ length: MAX_PLAYERS }, (_, seat) => seat);

/** Parameters and notation of a verb that names a material. */
export const withMaterial = (example: Material) =>
  withParameter('material', {
    schema: materialSchema,
    examples: [example],
    read: (words) => (isMaterial(words) ? words : undefined),
  });

/** Parameters and notation of a verb that names another seat. */
export const withSeat = (example: Seat) =>
  withParameter('seat', {
    schema: seatSchema,
    examples: [`${example}`],
    read: (words) => (/^[0-3]$/.test(words) ? Number(words) : undefined),
  });

interface DealMove extends Deal {
  readonly verb: string;
}

/** Parameters and notation of a deal that a non-rolling seat suggests. */
export function withDeal(example: string): {
  readonly parameters: typeof dealSchemas;
  readonly notation: ParameterNotation<DealMove>;
} {
  return {
    parameters: dealSchemas,
    notation: {
      examples: [example],
      write: (deal) => writeDeal(deal, false),
      read: (words) => readDeal(words, false),
    },
  };
}
