import type { GameEvent, GameTypes } from '../game.ts';
import type { Watcher } from '../seats.ts';
import type { MatchSeat } from './header.ts';
import type { Match } from './match.ts';

export const OBSERVATIONS_FORMAT = 'richtfest-observations/1';

/** What one watcher has seen of a running match. It contains no secrets and can't be replayed. */
export interface ObservationLog {
  readonly format: typeof OBSERVATIONS_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: readonly MatchSeat[];
  readonly watcher: Watcher;
  readonly events: readonly GameEvent[];
  readonly view: object;
}

export function observationLog<T extends GameTypes>(
  match: Match<T>,
  watcher: Watcher,
): ObservationLog {
  return {
    format: OBSERVATIONS_FORMAT,
    game: match.game.id,
    rulesVersion: match.game.rulesVersion,
    seats: match.header.seats,
    watcher,
    events: match.eventsFor(watcher),
    view: match.game.view(match.state, watcher),
  };
}
