import { testLaws } from '../../../testkit/test/suites/laws.ts';
import { pigsFixture } from './fixture.ts';

testLaws({
  name: 'The Three Little Pigs',
  fixture: pigsFixture,
  worker: new URL('./hash-worker.ts', import.meta.url),
  games: { usual: 30, long: 2000, worker: 6 },
});
