import { testFuzz } from '../../../testkit/test/suites/fuzz.ts';
import { bestTreehouse } from '../src/index.ts';

testFuzz(bestTreehouse, {
  seed: 'treehouse',
  longestGame: 300,
  games: { usual: 300, long: 20_000 },
});
