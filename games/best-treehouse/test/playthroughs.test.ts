import { testPlaythroughs } from '../../../testkit/test/suites/playthroughs.ts';
import { bestTreehouse } from '../src/index.ts';
import { playthroughs } from './playthroughs.ts';

testPlaythroughs(bestTreehouse, playthroughs, new URL('./playthroughs/', import.meta.url));
