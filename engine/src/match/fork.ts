import type { Chance } from '../chance.ts';
import {
  type GeneratorHeader,
  type MatchHeader,
  type MatchSeat,
  type ForkSource,
  chanceOf,
} from './header.ts';

/** The number of moves a fork took over; 0 for a match that is not a fork. */
export function forkedAt({ past }: MatchHeader): number {
  return past?.at(-1)?.moves ?? 0;
}

export interface ForkHeaderOptions {
  /** The number of moves taken over. */
  readonly at: number;
  /** A new one, because the random values of the finished match are public. */
  readonly generator: GeneratorHeader;
  readonly seats: readonly MatchSeat[];
}

/**
 * The header of a fork of a finished match. Its first `at` moves and their random values are those
 * of the finished match; after them it uses its own generator.
 */
export function forkHeader(
  { generator, ...header }: MatchHeader,
  secret: string | undefined,
  options: ForkHeaderOptions,
): MatchHeader {
  const { at, seats } = options;
  const own: ForkSource = { moves: at, generator, ...(secret === undefined ? {} : { secret }) };
  const legs = header.past ?? [];
  // A fork may itself be forked at a move before its own beginning.
  const covering = legs.find(({ moves }) => at <= moves) ?? own;
  const before = legs.filter(({ moves }) => moves < at);
  return {
    ...header,
    seats,
    generator: options.generator,
    past: [...before, { ...covering, moves: at }],
  };
}

/** The chances of the moves that a fork took over. */
export class PastChances {
  readonly #legs: readonly { readonly moves: number; readonly chance: Chance }[];

  constructor({ past = [] }: MatchHeader) {
    this.#legs = past.map(({ moves, generator, secret }) => {
      const chance = chanceOf(generator, secret);
      if (chance === undefined) throw new RangeError('the secret of a past match is missing');
      return { moves, chance };
    });
  }

  get atSetup(): Chance | undefined {
    return this.#legs[0]?.chance;
  }

  /** The chance for the move after this many moves; undefined where the match uses its own. */
  after(moves: number): Chance | undefined {
    return this.#legs.find((leg) => moves < leg.moves)?.chance;
  }
}
