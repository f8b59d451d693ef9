import { testScenarios } from '../../../testkit/test/suites/scenarios.ts';
import { threeLittlePigs } from '../src/index.ts';

testScenarios(threeLittlePigs, new URL('./rules/', import.meta.url));
