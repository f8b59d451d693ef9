import { expect, test } from 'vitest';
import { playOneGame } from '../examples/first-bot.ts';

test('the first bot of docs/api.md plays and mostly wins', async () => {
  let wins = 0;
  for (let number = 0; number < 10; number++) {
    const [own = 0, other = 0] = await playOneGame(`test ${number}`);
    wins += own > other ? 1 : 0;
  }
  expect(wins).toBeGreaterThanOrEqual(8);
}, 60_000);

test('the same seed gives the same game', async () => {
  expect(await playOneGame('again')).toEqual(await playOneGame('again'));
});
