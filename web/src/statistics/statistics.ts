import type { PlayerFace } from '@richtfest/engine';
import { type Level, LEVELS, levelOfBot } from '@richtfest/bots';
import { type PlayedGame, type PlayedSeat, wasLesson } from './chronicle.ts';

/** The kind of opponent. */
export type Opponent = 'people' | Level | 'other-bots';

const OPPONENTS: readonly Opponent[] = ['people', ...LEVELS, 'other-bots'];

export interface Tally {
  readonly played: number;
  readonly won: number;
}

export interface GameStatistics extends Tally {
  readonly game: string;
  /** Points. */
  readonly best: number;
  readonly average: number;
  /** The places reached, latest first. */
  readonly latest: readonly number[];
  /** Only opponents the player has met. */
  readonly opponents: readonly (Tally & { readonly opponent: Opponent })[];
}

/** At most this many of the latest matches are shown. */
const LATEST = 12;

/** One player's seat in one match. */
interface Outing {
  readonly game: PlayedGame;
  readonly seat: PlayedSeat;
}

/** The people of these devices, sorted by number of matches. */
export function peopleIn(games: readonly PlayedGame[]): string[] {
  const counts = new Map<string, number>();
  for (const { seats } of games) {
    for (const { name, isMine } of seats) {
      if (isMine === true) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([name]) => name);
}

/** The face that a person of these devices chose latest; undefined if they never did. */
export function faceIn(games: readonly PlayedGame[], name: string): PlayerFace | undefined {
  for (const { seats } of games) {
    const seat = seats.find((each) => each.isMine === true && each.name === name);
    if (seat?.face !== undefined) return seat.face;
  }
  return undefined;
}

/** A player's results by game, most played first; lessons don't count. */
export function statisticsOf(games: readonly PlayedGame[], name: string): GameStatistics[] {
  const byGame = new Map<string, Outing[]>();
  for (const game of games.filter((each) => !wasLesson(each))) {
    for (const seat of game.seats.filter((each) => each.isMine === true && each.name === name)) {
      byGame.set(game.game, [...(byGame.get(game.game) ?? []), { game, seat }]);
    }
  }
  return [...byGame]
    .map(([id, outings]) => inOneGame(id, outings))
    .sort((a, b) => b.played - a.played || (a.game < b.game ? -1 : 1));
}

function inOneGame(game: string, outings: readonly Outing[]): GameStatistics {
  const points = outings.map(({ seat }) => seat.points);
  return {
    game,
    ...tally(outings),
    best: Math.max(...points),
    average: points.reduce((sum, each) => sum + each, 0) / points.length,
    latest: outings.slice(0, LATEST).map(({ seat }) => seat.place),
    opponents: OPPONENTS.flatMap((opponent) => {
      const met = outings.filter((outing) => hasMet(outing, opponent));
      return met.length === 0 ? [] : [{ opponent, ...tally(met) }];
    }),
  };
}

function tally(outings: readonly Outing[]): Tally {
  return { played: outings.length, won: outings.filter(({ seat }) => seat.place === 1).length };
}

function hasMet({ game, seat }: Outing, opponent: Opponent): boolean {
  return game.seats.some((other) => other !== seat && kindOf(other) === opponent);
}

function kindOf({ bot }: PlayedSeat): Opponent {
  return bot === undefined ? 'people' : (levelOfBot(bot) ?? 'other-bots');
}
