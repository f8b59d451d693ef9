import { type GameTypes, type Match, chanceOf } from '@richtfest/engine';
import type { MatchSnapshot } from './match-client.ts';
import { stillSnapshot } from './still-match.ts';
import { Replay } from './replay.ts';

/**
 * Earlier moments of a running match, read-only. Where views are private they show only public
 * information: a shared device must not reveal earlier hands.
 */
export interface Past<T extends GameTypes = GameTypes> {
  /** The current moment; the first one is 0. */
  readonly now: number;
  /** The moment, or the nearest known one, that an event of the latest snapshot belongs to. */
  momentOf(event: number): number;
  at(moment: number): MatchSnapshot<T>;
}

/** The past of a match whose secret is on this device. */
export function pastOf<T extends GameTypes>(
  { game, header, line }: Match<T>,
  secret: string,
  { id, seats, watcher }: MatchSnapshot<T>,
): Past<T> | undefined {
  const chance = chanceOf(header.generator, secret);
  if (chance === undefined) return undefined;
  const replay = new Replay(game, { header, chance }, line);
  const perspective = game.hasPrivateViews === true ? 'public' : watcher;
  const lines = replay.lines(replay.length, watcher);
  return {
    now: replay.length,
    momentOf: (event) => lines[event]?.moment ?? replay.length,
    at: (moment) => stillSnapshot(replay.at(moment, perspective), { id, seats, isMoving: false }),
  };
}
