import { testFuzz } from '../../../testkit/test/suites/fuzz.ts';
import { threeLittlePigs } from '../src/index.ts';

testFuzz(threeLittlePigs, {
  seed: 'pigs',
  longestGame: 1000,
  games: { usual: 300, long: 20_000 },
});
