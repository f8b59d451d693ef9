import { LEVELS } from '@richtfest/bots';
import {
  type MatchFile,
  type MatchSeat,
  type Seat,
  committedGenerator,
  forkHeader,
  headerOf,
} from '@richtfest/engine';
import type { SavedMatch } from './saved-match.ts';
import { randomHex } from './start-match.ts';

export interface ForkOptions {
  /** The number of moves to keep. */
  readonly at: number;
  /** The player of each seat: the name of a bot, or undefined for a person of this device. */
  readonly bots: readonly (string | undefined)[];
}

/** Plays the seats of the other people when a finished match is continued. */
const STAND_IN = LEVELS[1];

/** A person at one seat and bots at all others, at first as strong as in the match. */
export function proposedBots(file: MatchFile, person: Seat): (string | undefined)[] {
  return file.seats.map(({ bot = STAND_IN }, seat) => (seat === person ? undefined : bot));
}

/** A new match that continues a finished one from a given move with a new seed. */
export function forkMatch(file: MatchFile, { at, bots }: ForkOptions, now: number): SavedMatch {
  const secret = randomHex(32);
  const seats = seatsPlayedBy(file.seats, bots);
  const nonces = seats.map(() => randomHex(16));
  const generator = committedGenerator(secret, nonces);
  return {
    id: randomHex(8),
    header: forkHeader(headerOf(file), file.secret, { at, generator, seats }),
    secret,
    log: file.moves.slice(0, at),
    isOver: false,
    startedAt: now,
    changedAt: now,
  };
}

/** The seats of a match with other players: bots by their names, or people (undefined). */
export function seatsPlayedBy(
  seats: readonly MatchSeat[],
  bots: readonly (string | undefined)[],
): MatchSeat[] {
  return seats.map((seat, at) => {
    const { bot: _, ...rest } = seat;
    const bot = bots[at];
    return bot === undefined ? rest : { ...rest, bot };
  });
}
