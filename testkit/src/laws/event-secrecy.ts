import { type Game, type GameTypes, type Watcher, observe } from '@richtfest/engine';
import { difference } from './difference.ts';
import { type GameFixture, type Law, LawViolation } from './law.ts';
import { type Outcome, otherSetup } from './other-setup.ts';
import { RepeatedChance } from './repeated-chance.ts';
import { type Moment, anyOf, everyPosition, playOnCopy } from './walk.ts';
import { allWatchers, watcherText } from './watchers.ts';

/** Other deals tried for each watcher at the start of a game. */
const SETUPS = 6;

/**
 * Compares what happened with what could have happened instead: another deal, another move,
 * other hidden state. If a watcher observes the same position either way, the events it receives
 * must be the same, too.
 */
export function eventSecrecy<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'event secrecy',
    name: 'events tell a watcher nothing that its view and memory hide',
    advice:
      'eventFor must leave the secret out for this watcher (return a copy without the field, or undefined to hide the event). If the watcher may know it, show it in view or memory. If it becomes public at this moment, mark the event with `reveals: true`.',
  };
  return everyPosition(fixture, law, (moment) => {
    const { at, random } = moment;
    const isStart = at.move === 0;
    const watchers = allWatchers(at.players);
    for (const watcher of isStart ? watchers : [anyOf(random, watchers) ?? 'public']) {
      if (isStart) checkSetup(game, moment, watcher);
      checkNextMove(game, moment, watcher);
    }
  });
}

function checkSetup<T extends GameTypes>(game: Game<T>, moment: Moment<T>, watcher: Watcher): void {
  for (let attempt = 0; attempt < SETUPS; attempt++) {
    const other = otherSetup(game, moment);
    if (other === undefined) return;
    const leak = eventLeak(game, watcher, [moment, other]);
    if (leak !== undefined) throw new LawViolation(`during setup, ${leak}`, moment.at);
  }
}

function checkNextMove<T extends GameTypes>(
  game: Game<T>,
  moment: Moment<T>,
  watcher: Watcher,
): void {
  const { at, next } = moment;
  if (next === undefined) return;
  const draws = new RepeatedChance(moment.chance);
  const actual = playOnCopy(game, moment.state, next, draws);
  for (const alternative of alternatives(game, moment, { watcher, draws })) {
    const leak = eventLeak(game, watcher, [actual, alternative]);
    if (leak === undefined) continue;
    throw new LawViolation(`when seat ${next.seat} plays ${next.move.verb}, ${leak}`, at);
  }
}

/** The next move in another hidden state, another move, and the next move with another draw. */
function* alternatives<T extends GameTypes>(
  game: Game<T>,
  { state, next, random }: Moment<T>,
  { watcher, draws }: { readonly watcher: Watcher; readonly draws: RepeatedChance },
): Generator<Outcome<T>> {
  if (next === undefined) return;
  const { seat, move } = next;
  draws.repeat();
  const other = game.determinize(observe(game, state, watcher), random);
  if (game.refusal(other, seat, move) === undefined) yield playOnCopy(game, other, next, draws);
  const instead = anyOf(random, game.legal(state, seat));
  if (seat !== watcher && instead !== undefined)
    yield playOnCopy(game, state, { seat, move: instead }, draws);
  if (draws.repeatWithOneChange(random)) yield playOnCopy(game, state, next, draws);
}

/** How the events tell two positions apart that look the same to the watcher. */
function eventLeak<T extends GameTypes>(
  game: Game<T>,
  watcher: Watcher,
  [actual, alternative]: readonly [Outcome<T>, Outcome<T>],
): string | undefined {
  const sees = ({ state }: Outcome<T>) => ({
    observation: observe(game, state, watcher),
    owing: game.owing(state),
    standing: game.standing(state, watcher),
  });
  if (difference(actual.state, alternative.state) === undefined) return undefined;
  if (difference(sees(actual), sees(alternative)) !== undefined) return undefined;
  const receives = ({ events, state }: Outcome<T>) =>
    events.flatMap((event) => {
      const seen = event.reveals === true ? undefined : game.eventFor(event, watcher, state);
      return seen ?? [];
    });
  return eventDifference(watcherText(watcher), receives(actual), receives(alternative));
}

function eventDifference(
  watcher: string,
  actual: readonly { readonly type: string }[],
  alternative: readonly { readonly type: string }[],
): string | undefined {
  const at = actual.findIndex(
    (event, index) => difference(event, alternative[index]) !== undefined,
  );
  const event = actual[at] ?? alternative[actual.length];
  if (event === undefined) return undefined;
  const other = alternative[at];
  if (at >= 0 && other?.type === event.type) {
    const field = difference(event, other) ?? '';
    return `the event “${event.type}” tells ${watcher} a secret in its field ${field}`;
  }
  return `whether ${watcher} receives the event “${event.type}” depends on a secret`;
}
