import { type GameEvent, type Match, type Watcher, seatsIn } from '@richtfest/engine';
import type { LogNews, SeatClock, Situation } from '@richtfest/protocol';
import { undoableBy } from './match-log.ts';
import type { Telling } from './telling.ts';

export interface SituationWishes {
  /** The version of this watcher that entries come after; undefined: all that stands. */
  readonly since: number | undefined;
  readonly secret: string;
  readonly clocks: readonly SeatClock[];
}

/** Where a match stands for one watcher. */
export function situationFor(
  telling: Telling,
  watcher: Watcher,
  { since, secret, clocks }: SituationWishes,
): Situation {
  const { match } = telling;
  const { game, state } = match;
  const { view, memory } = match.observe(watcher);
  const result = game.result(state);
  return {
    version: telling.version(watcher),
    entries: entriesFor(telling, watcher, since),
    view,
    ...(memory === undefined ? {} : { memory }),
    owing: seatsIn(game.owing(state)),
    ...(clocks.length === 0 ? {} : { clocks }),
    undoable: watcher === 'public' ? 0 : undoableBy(match, watcher),
    standing: game.standing(state, watcher),
    ...(result === undefined ? {} : { result, secret }),
  };
}

/**
 * What this watcher was told after a version, taken-back moves without their events; or the
 * set-up and all that still stands.
 */
function entriesFor(telling: Telling, watcher: Watcher, since: number | undefined): LogNews[] {
  const { match } = telling;
  const steps = standingSteps(match);
  const isAll = since === undefined;
  const setup = { version: 0, events: projected(match, watcher, match.setupEvents) };
  const entries = telling.positions(watcher).flatMap((position, at): LogNews[] => {
    const entry = match.log[position];
    const step = steps.get(position);
    const version = at + 1;
    if (entry === undefined || (isAll ? step === undefined : version <= since)) return [];
    const { seat } = entry;
    if ('undo' in entry) return [{ version, seat, events: [], undo: entry.undo }];
    return [{ version, seat, events: projected(match, watcher, step?.events ?? []) }];
  });
  return isAll ? [setup, ...entries] : entries;
}

/** The steps of the surviving line, by the position of their moves in the log. */
function standingSteps(match: Match): ReadonlyMap<number, Match['line'][number]> {
  const positions: number[] = [];
  match.log.forEach((entry, at) => {
    if ('undo' in entry) positions.length -= entry.undo;
    else positions.push(at);
  });
  return new Map(match.line.map((step, at) => [positions[at] ?? -1, step]));
}

/** Events by the rights this watcher has today. */
function projected(match: Match, watcher: Watcher, events: readonly GameEvent[]): GameEvent[] {
  return events.flatMap((event) => match.game.eventFor(event, watcher, match.state) ?? []);
}
