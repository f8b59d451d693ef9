import { type GameTypes, check, problemText } from '@richtfest/engine';
import { type GameFixture, type Law, LawViolation } from './law.ts';
import { everyPosition } from './walk.ts';
import { allWatchers, watcherText } from './watchers.ts';

export function viewSchemas<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'view schemas',
    name: 'every view of every watcher conforms to the view schema',
    advice: 'describe the field in src/view-schema.ts as src/view.ts builds it.',
  };
  return everyPosition(fixture, law, ({ state, at }) => {
    for (const watcher of allWatchers(at.players)) {
      const [problem] = check(game.viewSchema, game.view(state, watcher), 'view');
      if (problem === undefined) continue;
      throw new LawViolation(`for ${watcherText(watcher)}, ${problemText(problem)}`, at);
    }
  });
}
