import { type GameTypes, cloneJson } from '@richtfest/engine';
import { difference } from './difference.ts';
import { type GameFixture, type Law, LawViolation, defineLaw } from './law.ts';
import { type Moment, walkGame, withLocation } from './walk.ts';
import { allWatchers } from './watchers.ts';

/** Servers compare what a watcher was sent with what it sees now, without copying it. */
export function keptObservations<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const seed = 'kept observations';
  const law = {
    name: 'later moves change nothing in what watchers were shown before',
    advice:
      'copy the arrays and objects of the state that moves change, such as with `slice()`, in `view`, `memory` and `standing`.',
  };
  return defineLaw(law, ({ games }) => {
    for (let number = 0; number < games; number++) {
      let before: ReturnType<typeof observations<T>> | undefined;
      let copy: unknown;
      for (const moment of walkGame(fixture, { seed, number })) {
        withLocation(moment.at, () => {
          const changed = difference(copy, before);
          if (changed === undefined) return;
          throw new LawViolation(`a move changed an earlier observation in ${changed}`, moment.at);
        });
        before = observations(fixture, moment);
        copy = cloneJson(before);
      }
    }
  });
}

function observations<T extends GameTypes>({ game }: GameFixture<T>, { state, at }: Moment<T>) {
  return allWatchers(at.players).map((watcher) => ({
    view: game.view(state, watcher),
    standing: game.standing(state, watcher),
    ...(watcher === 'public' ? {} : { memory: game.memory(state, watcher) }),
  }));
}
