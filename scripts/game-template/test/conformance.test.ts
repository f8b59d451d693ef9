import { testLaws } from '../../../testkit/test/suites/laws.ts';
import { xyzGameFixture } from './fixture.ts';

testLaws({
  name: 'Xyz Game',
  fixture: xyzGameFixture,
  worker: new URL('./hash-worker.ts', import.meta.url),
  games: { usual: 30, long: 1000, worker: 4 },
});
