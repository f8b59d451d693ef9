import { type MatchFile, randomFromText, verify } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { Client, playOn } from '../support/client.ts';
import { get, newTable, person, pigs, sit, startServer } from '../support/table.ts';

const DAY = 24 * 60 * 60_000;

test('setting the clock forward and back affects no time, order or match', async () => {
  const game = await pigs();
  const random = randomFromText('clock');
  let offset = 0;
  const clock = { now: () => Date.now() + offset, ticks: () => performance.now() };
  const { address, store } = await startServer({ clock });
  const table = await newTable(address, [person, person], {}, { clock: { decision: 600 } });
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const players = await Promise.all(
    keys.map(async (key, seat) => ({
      seat,
      client: await Client.join(address, table.table, { key }),
      random,
    })),
  );
  const jumps = [DAY, -DAY, 365 * DAY, -30 * 365 * DAY, 1];
  for (const [at, jump] of jumps.entries()) {
    offset = jump;
    const goal = (at + 1) * 4;
    await Promise.all(
      players.map((player) => playOn(game, player, () => player.client.version >= goal)),
    );
    for (const { msLeft } of players[0]!.client.match!.clocks ?? []) {
      expect(msLeft).toBeGreaterThan(400_000);
      expect(msLeft).toBeLessThanOrEqual(600_000);
    }
  }
  await Promise.all(players.map((player) => playOn(game, player)));
  const entries = await store.loadEntries(table.table, 0);
  expect(entries.map(({ version }) => version)).toEqual(entries.map((_, at) => at + 1));
  // Every one was made by its own seat: nobody's time ran out.
  expect(entries.every(({ moveId }) => moveId !== undefined)).toBe(true);
  const { body } = await get<MatchFile>(`${table.url}/match`);
  expect(verify(game, body).problems).toEqual([]);
});
