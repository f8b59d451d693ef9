import { testPlaythroughs } from '../../../testkit/test/suites/playthroughs.ts';
import { dreamHome } from '../src/index.ts';
import { playthroughs } from './playthroughs.ts';

testPlaythroughs(dreamHome, playthroughs, new URL('./playthroughs/', import.meta.url));
