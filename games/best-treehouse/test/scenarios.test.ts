import { testScenarios } from '../../../testkit/test/suites/scenarios.ts';
import { bestTreehouse, bestTreehouseV1 } from '../src/index.ts';

testScenarios(bestTreehouse, new URL('./rules/', import.meta.url), [bestTreehouseV1]);
