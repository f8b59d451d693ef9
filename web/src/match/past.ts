import { type GameTypes, type Match, chanceOf } from '@richtfest/engine';
import type { MatchSnapshot } from './match-client.ts';
import { stillSnapshot } from './still-match.ts';
import { Story } from './story.ts';

/**
 * What lies behind in a running match, to be looked at and not touched. Where views are private
 * it is seen with everybody's eyes: what a seat remembers of hands is its own affair.
 */
export interface Past<T extends GameTypes = GameTypes> {
  /** Moments run from 0 to this one, which is now. */
  readonly now: number;
  /** The moment an event of the latest snapshot belongs to, or the one nearest to it known here. */
  momentOf(event: number): number;
  at(moment: number): MatchSnapshot<T>;
}

/** The past of a match whose luck is known. */
export function pastOf<T extends GameTypes>(
  { game, header, line }: Match<T>,
  secret: string,
  { id, seats, watcher }: MatchSnapshot<T>,
): Past<T> | undefined {
  const chance = chanceOf(header.generator, secret);
  if (chance === undefined) return undefined;
  const story = new Story(game, { header, chance }, line);
  const eye = game.hasPrivateViews === true ? 'public' : watcher;
  const lines = story.lines(story.length, watcher);
  return {
    now: story.length,
    momentOf: (event) => lines[event]?.moment ?? story.length,
    at: (moment) => stillSnapshot(story.look(moment, eye), { id, seats, isMoving: false }),
  };
}
