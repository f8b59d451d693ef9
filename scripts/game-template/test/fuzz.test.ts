import { testFuzz } from '../../../testkit/test/suites/fuzz.ts';
import { xyzGame } from '../src/index.ts';

testFuzz(xyzGame, { seed: 'xyz-game', longestGame: 60, games: { usual: 100, long: 5000 } });
