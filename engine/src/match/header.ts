import type { Chance } from '../chance.ts';
import { commitmentTo, matchKey } from '../commitment.ts';
import { ChaChaChance, FastChance, simulationKey } from '../generators.ts';
import type { Json, JsonObject } from '../json.ts';
import type { SeatColour } from './seat-colours.ts';

/** All that is settled before the first move. With the moves it is the match. */
export interface MatchHeader {
  readonly game: string;
  readonly rulesVersion: number;
  /** Complete, defaults and replaced data included, so that the file stands on its own. */
  readonly options: JsonObject;
  readonly seats: readonly MatchSeat[];
  readonly generator: GeneratorHeader;
  /** A position to start from instead of the game's own setup. */
  readonly start?: Json;
  /** Of a match that goes on from a moment of another: whose luck it had until then, oldest first. */
  readonly past?: readonly PastLuck[];
}

/** The luck of a finished match that another was forked from. */
export interface PastLuck {
  /** It holds for the set-up and so many moves. */
  readonly moves: number;
  /** Names the match it came from: no two have the same commitment. */
  readonly generator: GeneratorHeader;
  readonly secret?: string;
}

export interface MatchSeat {
  readonly name: string;
  /** Absent for a person. */
  readonly bot?: string;
  /** Chosen; absent: that of the seat's place in the row (`seatColours`). */
  readonly colour?: SeatColour;
}

export type GeneratorHeader =
  | {
      readonly name: 'chacha20';
      readonly commitment: string;
      readonly nonces: readonly string[];
    }
  | { readonly name: 'fast'; readonly seed: string; readonly game: number };

/** A table's generator: the host's secret, already committed to, and what the seats added. */
export function committedGenerator(secret: string, nonces: readonly string[]): GeneratorHeader {
  return { name: 'chacha20', commitment: commitmentTo(secret), nonces };
}

/** The luck of a match; undefined where the secret is needed and not known. */
export function chanceOf(
  generator: GeneratorHeader,
  secret: string | undefined,
): Chance | undefined {
  switch (generator.name) {
    case 'fast':
      return new FastChance(simulationKey(generator.seed, generator.game));
    case 'chacha20':
      return secret === undefined
        ? undefined
        : new ChaChaChance(matchKey(secret, generator.nonces));
  }
}
