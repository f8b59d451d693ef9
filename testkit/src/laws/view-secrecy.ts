import { type Game, type GameTypes, type Watcher, observe } from '@richtfest/engine';
import { difference } from './difference.ts';
import { type GameFixture, type Law, LawViolation } from './law.ts';
import { type Outcome, otherSetup } from './other-setup.ts';
import { RepeatedChance } from './repeated-chance.ts';
import { type Moment, anyOf, everyPosition, playOnCopy } from './walk.ts';
import { allWatchers, watcherText } from './watchers.ts';

/**
 * The reverse of `eventSecrecy`: if a watcher receives the same events whatever was dealt or
 * chosen, it must observe the same position. So a view can't show a choice that is made in secret.
 */
export function viewSecrecy<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'view secrecy',
    name: 'views show a watcher nothing that its events hide',
    advice:
      '`view` and `memory` must leave the field out for this watcher. If the watcher may know it, eventFor must tell it; a change without any event needs one.',
  };
  return everyPosition(fixture, law, (moment) => {
    if (game.hasPrivateViews !== true) return;
    const { at, random, next } = moment;
    const watchers = allWatchers(at.players);
    if (at.move === 0) for (const watcher of watchers) checkSetup(game, moment, watcher);
    const others = watchers.filter((watcher) => watcher !== next?.seat);
    checkNextMove(game, moment, anyOf(random, others) ?? 'public');
  });
}

function checkSetup<T extends GameTypes>(game: Game<T>, moment: Moment<T>, watcher: Watcher): void {
  const other = otherSetup(game, moment);
  if (other === undefined) return;
  const leak = viewLeak(game, watcher, [moment, other]);
  if (leak !== undefined) throw new LawViolation(`after the setup, ${leak}`, moment.at);
}

function checkNextMove<T extends GameTypes>(
  game: Game<T>,
  { at, state, next, random, chance }: Moment<T>,
  watcher: Watcher,
): void {
  if (next === undefined) return;
  const { seat } = next;
  const move = anyOf(random, game.legal(state, seat));
  if (move === undefined) return;
  const draws = new RepeatedChance(chance);
  const actual = playOnCopy(game, state, next, draws);
  draws.repeat();
  const alternative = playOnCopy(game, state, { seat, move }, draws);
  if (draws.hasDiffered) return;
  const leak = viewLeak(game, watcher, [actual, alternative]);
  if (leak === undefined) return;
  throw new LawViolation(`when seat ${seat} plays ${next.move.verb}, ${leak}`, at);
}

/** How a view tells two positions apart that came about by the same events for the watcher. */
function viewLeak<T extends GameTypes>(
  game: Game<T>,
  watcher: Watcher,
  [actual, alternative]: readonly [Outcome<T>, Outcome<T>],
): string | undefined {
  const receives = ({ events, state }: Outcome<T>) =>
    events.map((event) => game.eventFor(event, watcher, state) ?? 'hidden');
  if (difference(receives(actual), receives(alternative)) !== undefined) return undefined;
  const observes = ({ state }: Outcome<T>) => observe(game, state, watcher);
  const field = difference(observes(actual), observes(alternative));
  return field === undefined
    ? undefined
    : `${watcherText(watcher)} observes ${field}, which no event has told it`;
}
