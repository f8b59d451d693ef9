import { describe, expect, test } from 'vitest';
import { valuerOf } from '../src/valuing/valuer.ts';
import { GAMES, openingOf, preparedMatch } from './matches.ts';

describe('the reference player’s line is that of its own first move', () => {
  for (const game of GAMES) {
    test(`in ${game.id}`, () => {
      const { decisions } = preparedMatch(game, openingOf(game, 12));
      const decision = decisions.find(({ isForced }) => !isForced)!;
      const { legal } = decision;
      const moves = legal.slice(0, 12);
      const sample = valuerOf(game).sampler(decision, moves, 'a');
      let same = 0;
      for (let number = 0; number < 12; number++) {
        const after = sample();
        const reference = after();
        // A line valued once is not played again.
        if (moves.some((move) => after(move) === reference)) same++;
        expect(after()).toEqual(reference);
      }
      // Exact values are listed for every move separately.
      if (!valuerOf(game).isExact) expect(same).toBeGreaterThan(0);
    });
  }
});
