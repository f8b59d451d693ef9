import {
  type FirstSeat,
  type JsonObject,
  type OptionSpecs,
  type Problem,
  firstSeatOption,
  firstSeatProblems,
  schema,
} from '@richtfest/engine';
import { MAX_PLAYERS } from './words.ts';

/** The options of a table. */
export interface Options {
  /** BT-10: the first chooser of the first scoring. */
  readonly firstSeat: FirstSeat;
  /** BT-15 */
  readonly young: boolean;
}

export const optionSpecs = {
  firstSeat: firstSeatOption(MAX_PLAYERS),
  young: { role: 'choice', schema: schema.boolean, default: false },
} as const satisfies OptionSpecs;

export function checkOptions(options: JsonObject, players: number): Problem[] {
  const { firstSeat } = options as unknown as Options;
  return firstSeatProblems(firstSeat, players);
}
