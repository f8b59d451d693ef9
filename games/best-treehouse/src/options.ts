import { type JsonObject, type OptionSpecs, type Problem, schema } from '@richtfest/engine';
import { MAX_PLAYERS } from './words.ts';

/** What a table settles before the start. */
export interface Options {
  /** BT-10: who chooses first in the first scoring. */
  readonly firstSeat: number | 'lot';
  /** BT-15 */
  readonly young: boolean;
}

export const optionSpecs = {
  firstSeat: {
    role: 'choice',
    schema: schema.anyOf(schema.oneOf('lot'), schema.integer(0, MAX_PLAYERS - 1)),
    default: 'lot',
  },
  young: { role: 'choice', schema: schema.boolean, default: false },
} as const satisfies OptionSpecs;

/** A first seat must be taken. */
export function checkOptions(options: JsonObject, players: number): Problem[] {
  const { firstSeat } = options as unknown as Options;
  if (firstSeat === 'lot' || firstSeat < players) return [];
  const message = `must be a seat from 0 to ${players - 1} or "lot", not ${firstSeat}`;
  return [{ path: 'options.firstSeat', message }];
}
