import { testScenarios } from '../../../testkit/test/suites/scenarios.ts';
import { ueberdachen } from '../src/index.ts';

testScenarios(ueberdachen, new URL('./rules/', import.meta.url));
