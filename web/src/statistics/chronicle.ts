/** A finished match in the statistics: players, points and places, without moves. */
export interface PlayedGame {
  /** The id of the local match, or the code of its table. */
  readonly id: string;
  readonly game: string;
  readonly where: 'device' | 'table';
  /** When it ended, as far as known; milliseconds since 1970. */
  readonly at: number;
  readonly seats: readonly PlayedSeat[];
}

export interface PlayedSeat {
  readonly name: string;
  /** Undefined for a person. */
  readonly bot?: string;
  /** Played on one of the account's devices. */
  readonly isMine?: boolean;
  readonly points: number;
  readonly place: number;
}

/** All finished matches, latest first. */
export interface Chronicle {
  readonly games: readonly PlayedGame[];
  /** Matches that ended before this time were deleted. */
  readonly forgottenUntil: number;
}

/** At most this many matches are stored. */
const MOST = 1000;

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
      .slice(0, MOST),
    forgottenUntil,
  };
}

/** Merges the same match from two devices, each of which knows its own seats. */
function mergedGames(one: PlayedGame, other: PlayedGame): PlayedGame {
  // They should be equal otherwise; if not, the text order decides.
  const [base, more] = JSON.stringify(one) <= JSON.stringify(other) ? [one, other] : [other, one];
  return {
    ...base,
    at: Math.max(one.at, other.at),
    seats: base.seats.map(({ isMine = false, ...seat }, at) => ({
      ...seat,
      ...(isMine || more.seats[at]?.isMine === true ? { isMine: true } : {}),
    })),
  };
}
