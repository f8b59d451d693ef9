import { testScenarios } from '../../../testkit/test/suites/scenarios.ts';
import { bestTreehouse, bestTreehouseV1 } from '../src/index.ts';

const REDS = ['red red', 'red red red'];

function player(tree: readonly string[]): object {
  return { tree, points: [0, 0] };
}

testScenarios(bestTreehouse, new URL('./rules/', import.meta.url), {
  earlier: [bestTreehouseV1],
  sheets: {
    'too-many-of-a-colour': { players: [player(REDS), player(REDS), player(REDS)] },
    'bonus-cards-miscounted': { players: [player([]), player([])] },
    'colours-miscounted': { young: true, players: [player([]), player([])] },
  },
});
