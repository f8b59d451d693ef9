import { testLaws } from '../../../testkit/test/suites/laws.ts';
import { treehouseFixture } from './fixture.ts';

testLaws({
  name: 'Best Treehouse Ever',
  fixture: treehouseFixture,
  worker: new URL('./hash-worker.ts', import.meta.url),
  games: { usual: 24, long: 2000, worker: 6 },
});
