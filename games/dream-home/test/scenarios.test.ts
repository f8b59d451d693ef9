import { testScenarios } from '../../../testkit/test/suites/scenarios.ts';
import { dreamHome } from '../src/index.ts';

testScenarios(dreamHome, new URL('./rules/', import.meta.url));
