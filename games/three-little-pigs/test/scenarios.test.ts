import { testScenarios } from '../../../testkit/test/suites/scenarios.ts';
import { threeLittlePigs } from '../src/index.ts';

testScenarios(threeLittlePigs, new URL('./rules/', import.meta.url), {
  sheets: {
    'card-held-twice': {
      experienced: true,
      players: [
        { houses: [], cards: ['straw', 'wood'] },
        { houses: [], cards: ['wood'] },
      ],
    },
  },
});
