/** A finished game as it is remembered: who, how many points, which place; not its moves. */
export interface PlayedGame {
  /** Of the match on its device, or the code of its table. */
  readonly id: string;
  readonly game: string;
  readonly where: 'device' | 'table';
  /** When it ended, as far as is known here; milliseconds since 1970. */
  readonly at: number;
  readonly seats: readonly PlayedSeat[];
}

export interface PlayedSeat {
  readonly name: string;
  /** Absent: a person. */
  readonly bot?: string;
  /** Somebody at one of my devices played it. */
  readonly isMine?: boolean;
  readonly points: number;
  readonly place: number;
}

/** All games that were played to the end, the latest first. */
export interface Chronicle {
  readonly games: readonly PlayedGame[];
  /** What ended up to then is not remembered any more. */
  readonly forgottenUntil: number;
}

/** So many are remembered: years of evenings. */
const MOST = 1000;

export const NO_CHRONICLE: Chronicle = { games: [], forgottenUntil: 0 };

/** Everything both know. Whichever comes first, and however often, it is the same. */
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

/** The same game from two devices, each of which knows its own seats. */
function mergedGames(one: PlayedGame, other: PlayedGame): PlayedGame {
  // They differ in nothing but what follows; should they, the text decides, whoever comes first.
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
