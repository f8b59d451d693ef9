import { testPlaythroughs } from '../../../testkit/test/suites/playthroughs.ts';
import { xyzGame } from '../src/index.ts';
import { playthroughs } from './playthroughs.ts';

testPlaythroughs(xyzGame, playthroughs, new URL('./playthroughs/', import.meta.url));
