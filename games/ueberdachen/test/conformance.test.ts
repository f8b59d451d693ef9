import { testLaws } from '../../../testkit/test/suites/laws.ts';
import { ueberdachenFixture } from './fixture.ts';

testLaws({
  name: 'Überdachen',
  fixture: ueberdachenFixture,
  worker: new URL('./hash-worker.ts', import.meta.url),
  games: { usual: 5, long: 200, worker: 3 },
});
