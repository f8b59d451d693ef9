import { testFuzz } from '../../../testkit/test/suites/fuzz.ts';
import { ueberdachen } from '../src/index.ts';

testFuzz(ueberdachen, {
  seed: 'site',
  longestGame: 20_000,
  games: { usual: 6, long: 400 },
});
