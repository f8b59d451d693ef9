import type { JsonObject } from '@richtfest/engine';
import { testScenarios } from '../../../testkit/test/suites/scenarios.ts';
import { dreamHome } from '../src/index.ts';

const [anna] = (dreamHome.scoreSheet.example as unknown as { players: JsonObject[] }).players;
const full = anna?.['house'] as JsonObject;

testScenarios(dreamHome, new URL('./rules/', import.meta.url), {
  sheets: {
    'scaffold-is-left': { players: [{ house: { ...full, B5: 'scaffold' } }] },
    'too-many-rooms': { players: [{ house: full }, { house: full }, { house: full }] },
  },
});
