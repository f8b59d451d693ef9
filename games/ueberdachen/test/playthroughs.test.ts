import { testPlaythroughs } from '../../../testkit/test/suites/playthroughs.ts';
import { ueberdachen } from '../src/index.ts';
import { playthroughs } from './playthroughs.ts';

testPlaythroughs(ueberdachen, playthroughs, new URL('./playthroughs/', import.meta.url));
