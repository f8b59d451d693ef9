import { type OptionSpecs, schema } from '@richtfest/engine';
import { MAX_ROUNDS, MIN_ROUNDS } from './words.ts';

export interface Options {
  /** XY-2, XY-5: the number of rounds, and so of planks in a hand. */
  readonly rounds: number;
}

export const optionSpecs = {
  rounds: { role: 'choice', schema: schema.integer(MIN_ROUNDS, MAX_ROUNDS), default: 5 },
} as const satisfies OptionSpecs;
