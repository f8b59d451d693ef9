import type { GameTypes } from '@richtfest/engine';
import { difference } from './difference.ts';
import { type GameFixture, type Law, LawViolation } from './law.ts';
import { everyPosition } from './walk.ts';

/** A server sends the same to all watchers of such a game. */
export function openViews<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'open views',
    name: 'without private views all watchers see the same',
    advice:
      'set `hasPrivateViews` if seats have secrets from each other; otherwise `view`, `standing` and `eventFor` must ignore the watcher.',
  };
  return everyPosition(fixture, law, ({ at, state, events }) => {
    if (game.hasPrivateViews === true) return;
    const seenBy = (watcher: number | 'public') => ({
      view: game.view(state, watcher),
      standing: game.standing(state, watcher),
      events: events.map((event) => game.eventFor(event, watcher, state) ?? 'hidden'),
    });
    for (let seat = 0; seat < at.players; seat++) {
      const found = difference(seenBy('public'), seenBy(seat));
      if (found !== undefined) {
        throw new LawViolation(`seat ${seat} and the public see different values of ${found}`, at);
      }
    }
  });
}
