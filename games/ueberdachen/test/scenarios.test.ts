import { testScenarios } from '../../../testkit/test/suites/scenarios.ts';
import { ueberdachen } from '../src/index.ts';

const roofed = { roof: true, rooms: [] };

testScenarios(ueberdachen, new URL('./rules/', import.meta.url), {
  sheets: { 'two-roofs': { players: [roofed, roofed] } },
});
