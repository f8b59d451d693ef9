import type { Chance } from '../chance.ts';
import { commitmentTo, matchKey } from '../commitment.ts';
import { ChaChaChance, FastChance, simulationKey } from '../generators.ts';
import type { Json, JsonObject } from '../json.ts';
import type { PlayerFace } from './player-faces.ts';
import type { SeatColour } from './seat-colours.ts';

/** Everything that is fixed before the first move. Header and moves define a match. */
export interface MatchHeader {
  readonly game: string;
  readonly rulesVersion: number;
  /** Complete with defaults and replaced data, so the file is self-contained. */
  readonly options: JsonObject;
  /** The name of the custom edition that the component data in `options` comes from. */
  readonly editionName?: string;
  readonly seats: readonly MatchSeat[];
  readonly generator: GeneratorHeader;
  /** A position to start from instead of the game's own setup. */
  readonly start?: Json;
  /** The matches that a fork took moves over from, oldest first. */
  readonly past?: readonly ForkSource[];
}

/** A finished match that another was forked from. */
export interface ForkSource {
  /** Its generator applies to the set-up and to this many moves. */
  readonly moves: number;
  /** Identifies the match, because commitments are unique. */
  readonly generator: GeneratorHeader;
  readonly secret?: string;
}

export interface MatchSeat {
  readonly name: string;
  /** Absent for a person. */
  readonly bot?: string;
  /** The chosen colour; absent for the default (`seatColours`). */
  readonly colour?: SeatColour;
  /** A person's chosen face; absent for the default (`playerFaces`). */
  readonly face?: PlayerFace;
}

export type GeneratorHeader =
  | {
      readonly name: 'chacha20';
      readonly commitment: string;
      readonly nonces: readonly string[];
    }
  | { readonly name: 'fast'; readonly seed: string; readonly game: number };

/** A table's generator: the commitment to the host's secret, and the nonces of the seats. */
export function committedGenerator(secret: string, nonces: readonly string[]): GeneratorHeader {
  return { name: 'chacha20', commitment: commitmentTo(secret), nonces };
}

/** The chance of a match; undefined if the secret is needed and unknown. */
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
