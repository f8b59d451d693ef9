import { testLaws } from '../../../testkit/test/suites/laws.ts';
import { dreamHomeFixture } from './fixture.ts';

testLaws({
  name: 'Dream Home',
  fixture: dreamHomeFixture,
  worker: new URL('./hash-worker.ts', import.meta.url),
  games: { usual: 16, long: 2000, worker: 6 },
});
