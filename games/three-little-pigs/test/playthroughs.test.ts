import { testPlaythroughs } from '../../../testkit/test/suites/playthroughs.ts';
import { threeLittlePigs } from '../src/index.ts';
import { playthroughs } from './playthroughs.ts';

testPlaythroughs(threeLittlePigs, playthroughs, new URL('./playthroughs/', import.meta.url));
