import type { Chance } from '../chance.ts';
import {
  type GeneratorHeader,
  type MatchHeader,
  type MatchSeat,
  type PastLuck,
  chanceOf,
} from './header.ts';

/** How many moves a match took over from the one it goes on from; 0 where it began by itself. */
export function forkedAt({ past }: MatchHeader): number {
  return past?.at(-1)?.moves ?? 0;
}

export interface ForkWishes {
  /** Goes on after so many moves. */
  readonly at: number;
  /** Fresh: whoever has seen the old match to its end knows its luck. */
  readonly generator: GeneratorHeader;
  readonly seats: readonly MatchSeat[];
}

/**
 * The header of a match that goes on from a moment of a finished one. Its first `at` moves are
 * the old one's, with the old one's luck; from there on it has its own.
 */
export function forkHeader(
  { generator, ...header }: MatchHeader,
  secret: string | undefined,
  wishes: ForkWishes,
): MatchHeader {
  const { at, seats } = wishes;
  const own: PastLuck = { moves: at, generator, ...(secret === undefined ? {} : { secret }) };
  const legs = header.past ?? [];
  // A fork may be forked before the place where it began itself.
  const covering = legs.find(({ moves }) => at <= moves) ?? own;
  const before = legs.filter(({ moves }) => moves < at);
  return {
    ...header,
    seats,
    generator: wishes.generator,
    past: [...before, { ...covering, moves: at }],
  };
}

/** The luck a fork took over. */
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

  /** The luck of the move after so many; undefined where the match has its own. */
  after(moves: number): Chance | undefined {
    return this.#legs.find((leg) => moves < leg.moves)?.chance;
  }
}
