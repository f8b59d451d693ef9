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

/** Plays for people who are not there when a game is gone on with. */
const STAND_IN = LEVELS[1];

export interface ForkWish {
  /** After so many moves. */
  readonly at: number;
  /** Whom the person plays; bots play the others. */
  readonly seat: Seat;
}

/** A match of this device that goes on from a moment of a finished one, with fresh luck. */
export function forkMatch(file: MatchFile, { at, seat }: ForkWish, now: number): SavedMatch {
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
