import { simulateGame } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { checkedOptions, winShares } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { botOf } from '../src/figures/bots-of-rows.ts';

describe('greedy against its first version', () => {
  test.each([
    { id: 'dream-home', deals: 40 },
    { id: 'three-little-pigs', deals: 20 },
  ])('$id: it wins more than half of the games', async ({ id, deals }) => {
    const game = await findGame(id)!.load();
    const players = 2;
    const options = checkedOptions(game, { players });
    const [own, first] = [botOf('greedy', game), botOf('greedy-v1', game)];
    let wins = 0;
    for (let deal = 0; deal < deals; deal++) {
      const seatings = [
        [own, first],
        [first, own],
      ];
      seatings.forEach((bots, seat) => {
        const { result } = simulateGame(game, { players, options, bots, seed: 'first' }, deal);
        wins += winShares(result)[seat] ?? 0;
      });
    }
    expect(wins / (2 * deals)).toBeGreaterThan(0.5);
  });
});

test('there is no first version of an evaluation that has not changed', async () => {
  const game = await findGame('best-treehouse')!.load();
  expect(() => botOf('greedy-v1', game)).toThrow('there is no bot greedy-v1');
});
