import { type Game, type GameTypes, type Watcher, hasSeat, observe } from '@richtfest/engine';
import { difference } from './difference.ts';
import { type GameFixture, type Law, LawViolation } from './law.ts';
import { mutateMove } from './mutations.ts';
import { RepeatedChance } from './repeated-chance.ts';
import { type Moment, type Turn, anyOf, everyPosition, playOnCopy } from './walk.ts';
import { allWatchers, watcherText } from './watchers.ts';

/** `observe(determinize(observe(s)))` equals `observe(s)`. */
export function determinizedViews<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'views',
    name: 'determinized states give the same observation',
    advice:
      'if the field is a secret, leave it out of view and memory; if the watcher may know it, determinize must take it from the observation instead of drawing it.',
  };
  return everyPosition(fixture, law, ({ state, random, at }) => {
    for (const watcher of allWatchers(at.players)) {
      const seen = observe(game, state, watcher);
      const again = observe(game, game.determinize(seen, random), watcher);
      const differs = difference(seen, again);
      if (differs !== undefined)
        throw new LawViolation(
          `after determinize, ${watcherText(watcher)} observes another ${differs}`,
          at,
        );
    }
  });
}

/** States that differ only in what a watcher can't see are the same to it in every respect. */
export function nonInterference<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'secrecy',
    name: 'hidden state changes nothing for a watcher: views, moves, reasons, events',
    advice:
      'compute the named field only from what this watcher may see (view.ts and scoring.ts), or list it in memory if the seat has witnessed it. If an event shows a secret to others, give it `reveals: true`.',
  };
  return everyPosition(fixture, law, (moment) => {
    const { state, random, at } = moment;
    // One watcher per position is enough: over a run every watcher sees every kind of position.
    const watcher = anyOf(random, allWatchers(at.players)) ?? 'public';
    const other = game.determinize(observe(game, state, watcher), random);
    const candidates = candidateMoves(game, moment, watcher);
    const differs = difference(
      knowledge(game, state, { watcher, candidates }),
      knowledge(game, other, { watcher, candidates }),
    );
    if (differs !== undefined)
      throw new LawViolation(`a secret leaks to ${watcherText(watcher)} in ${differs}`, at);
    const leak = nextMoveDifference(game, moment, { watcher, other });
    if (leak !== undefined)
      throw new LawViolation(
        `the next move leaks a secret to ${watcherText(watcher)} in ${leak}`,
        at,
      );
  });
}

interface Probe {
  readonly watcher: Watcher;
  readonly candidates: readonly unknown[];
}

function knowledge<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { watcher, candidates }: Probe,
): object {
  const common = {
    view: game.view(state, watcher),
    owing: game.owing(state),
    standing: game.standing(state, watcher),
    result: game.result(state),
  };
  if (watcher === 'public') return common;
  return {
    ...common,
    memory: game.memory(state, watcher),
    legal: game.legal(state, watcher),
    optional: game.optional(state, watcher),
    reasons: candidates.map((move) => game.refusal(state, watcher, move) ?? 'accepted'),
  };
}

function candidateMoves<T extends GameTypes>(
  game: Game<T>,
  { state, next, random }: Moment<T>,
  watcher: Watcher,
): unknown[] {
  const own = watcher === 'public' ? [] : game.legal(state, watcher);
  const moves = next === undefined ? own : [...own, next.move];
  const mutated = moves.slice(0, 8).map((move) => mutateMove(move, moves, random));
  return [...moves.slice(0, 8), ...mutated];
}

/**
 * Plays the next move in both states with the same draws. Unless it reveals something, the watcher
 * must see the same.
 */
function nextMoveDifference<T extends GameTypes>(
  game: Game<T>,
  { state, next, chance }: Moment<T>,
  { watcher, other }: { readonly watcher: Watcher; readonly other: T['State'] },
): string | undefined {
  if (next === undefined || !isPossible(game, other, next)) return undefined;
  const draws = new RepeatedChance(chance);
  const first = playOnCopy(game, state, next, draws);
  draws.repeat();
  const second = playOnCopy(game, other, next, draws);
  if (
    draws.hasDiffered ||
    [...first.events, ...second.events].some((event) => event.reveals === true)
  ) {
    return undefined;
  }
  const seen = (played: typeof first) => ({
    events: played.events.flatMap((event) => game.eventFor(event, watcher, played.state) ?? []),
    view: game.view(played.state, watcher),
  });
  return difference(seen(first), seen(second));
}

function isPossible<T extends GameTypes>(game: Game<T>, state: T['State'], turn: Turn<T>): boolean {
  const isOwed = hasSeat(game.owing(state), turn.seat);
  return isOwed && game.refusal(state, turn.seat, turn.move) === undefined;
}
