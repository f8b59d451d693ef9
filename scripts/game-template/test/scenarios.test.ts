import { testScenarios } from '../../../testkit/test/suites/scenarios.ts';
import { xyzGame } from '../src/index.ts';

testScenarios(xyzGame, new URL('./rules/', import.meta.url));
