import type { PlayerFace } from '@richtfest/engine';
import { isLesson } from '../lessons/lesson-seed.ts';
import type { SavedMatch } from '../match/saved-match.ts';

/** Everything a finished match can be replayed from. */
export type MatchRecord = Pick<SavedMatch, 'header' | 'secret' | 'log'>;

/** A finished match in the statistics: players, points and places. */
export interface PlayedGame {
  /** The id of the local match, or the code of its table. */
  readonly id: string;
  readonly game: string;
  readonly where: 'device' | 'table';
  /** When it ended, as far as known; milliseconds since 1970. */
  readonly at: number;
  readonly seats: readonly PlayedSeat[];
  /** It began as a lesson: it is listed but not counted. */
  readonly isLesson?: true;
  /** Travels with the account, so that other devices can draw its houses; only of late matches. */
  readonly record?: MatchRecord;
}

export interface PlayedSeat {
  readonly name: string;
  /** Undefined for a person. */
  readonly bot?: string;
  /** The face this person chose; undefined for the default. */
  readonly face?: PlayerFace;
  /** Played on one of the account's devices. */
  readonly isMine?: boolean;
  readonly points: number;
  readonly place: number;
  /** What is special about the finished house, in the game's own terms: `stone-house`. */
  readonly feats?: readonly string[];
}

/** All finished matches, latest first. */
export interface Chronicle {
  readonly games: readonly PlayedGame[];
  /** Matches that ended before this time were deleted. */
  readonly forgottenUntil: number;
}

/** At most this many matches are stored. */
const MOST = 1000;

/** The latest matches keep their records, unless they are longer than this in characters. */
const MOST_RECORDS = 60;
const LONGEST_RECORD = 6000;

export const NO_CHRONICLE: Chronicle = { games: [], forgottenUntil: 0 };

/** Merges two chronicles; commutative and idempotent. */
export function mergedChronicles(one: Chronicle, other: Chronicle): Chronicle {
  const forgottenUntil = Math.max(one.forgottenUntil, other.forgottenUntil);
  const games = new Map<string, PlayedGame>();
  for (const game of [...one.games, ...other.games]) {
    const known = games.get(game.id);
    games.set(game.id, known === undefined ? game : mergedGames(known, game));
  }
  return {
    games: [...games.values()]
      .filter(({ at }) => at > forgottenUntil)
      .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
      .slice(0, MOST)
      .map((game, at) => (at < MOST_RECORDS ? game : withoutRecord(game))),
    forgottenUntil,
  };
}

/** Undefined if it is too long to travel with the account. */
export function recordOf({ header, secret, log }: MatchRecord): MatchRecord | undefined {
  const record = { header, secret, log };
  return JSON.stringify(record).length > LONGEST_RECORD ? undefined : record;
}

function withoutRecord(game: PlayedGame): PlayedGame {
  const { id, where, at, seats } = game;
  return { id, game: game.game, where, at, seats, ...(wasLesson(game) ? { isLesson: true } : {}) };
}

/** Whether a match began as a lesson; in older entries, only the record shows it. */
export function wasLesson({ isLesson: isKnown, record }: PlayedGame): boolean {
  return isKnown ?? (record !== undefined && isLesson(record.header));
}

/** Merges the same match from two devices, each of which knows its own seats. */
function mergedGames(one: PlayedGame, other: PlayedGame): PlayedGame {
  // They should be equal otherwise; if not, the text order decides.
  const [base, more] = JSON.stringify(one) <= JSON.stringify(other) ? [one, other] : [other, one];
  const record = base.record ?? more.record;
  return {
    ...base,
    ...(record === undefined ? {} : { record }),
    at: Math.max(one.at, other.at),
    seats: base.seats.map(({ isMine = false, ...seat }, at) => {
      const feats = seat.feats ?? more.seats[at]?.feats;
      return {
        ...seat,
        ...(isMine || more.seats[at]?.isMine === true ? { isMine: true } : {}),
        ...(feats === undefined ? {} : { feats }),
      };
    }),
  };
}
