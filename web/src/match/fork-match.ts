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

/** Plays the seats of the other people when a finished match is continued. */
const STAND_IN = LEVELS[1];

export interface ForkOptions {
  /** The number of moves to keep. */
  readonly at: number;
  /** The person's seat; bots play the others. */
  readonly seat: Seat;
}

/** A new match that continues a finished one from a given move with a new seed. */
export function forkMatch(file: MatchFile, { at, seat }: ForkOptions, now: number): SavedMatch {
  const secret = randomHex(32);
  const seats = file.seats.map((each, index) => seatOf(each, index === seat));
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

function seatOf({ bot = STAND_IN, ...seat }: MatchSeat, isPerson: boolean): MatchSeat {
  return isPerson ? seat : { ...seat, bot };
}
