import { testFuzz } from '../../../testkit/test/suites/fuzz.ts';
import { dreamHome } from '../src/index.ts';

testFuzz(dreamHome, {
  seed: 'homes',
  longestGame: 200,
  games: { usual: 120, long: 20_000 },
});
