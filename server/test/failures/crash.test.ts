import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomFromText } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { startChild } from '../support/child.ts';
import { Client } from '../support/client.ts';
import { Party } from '../support/party.ts';
import { emptyPostgres } from '../support/postgres.ts';
import { bot, get, newTable, person, sit, temporaryFolder } from '../support/table.ts';

const isLong = process.env['RICHTFEST_LONG'] === '1';
const TABLES = 3;

test.each([
  ['SQLite', temporaryFolder, isLong ? 150 : 4],
  ['PostgreSQL', emptyPostgres, isLong ? 50 : 1],
])(
  'a server on %s killed at any moment has lost nothing it acknowledged (PR-31)',
  async (name, prepare, crashes) => {
    const place = await prepare();
    const random = randomFromText(`crash ${name}`);
    let server = await startChild(place);
    const seatNew = (): Promise<Party> => Party.sitDown(server.address, random);
    let parties = await Promise.all(Array.from({ length: TABLES }, seatNew));
    for (let crash = 0; crash < crashes; crash++) {
      for (const party of parties) await party.join(server.address);
      const playing = parties.map((party) => party.play());
      await playFor(parties, random);
      expect(await server.end('SIGKILL')).toBe('SIGKILL');
      await Promise.all(playing);
      server = await startChild(place);
      const playOn = async (party: Party): Promise<Party> => {
        if (!party.isOver) return party;
        await party.join(server.address);
        await party.check(server.address);
        return await seatNew();
      };
      parties = await Promise.all(parties.map(playOn));
    }
    for (const party of parties) {
      await party.join(server.address);
      await party.play();
      await party.check(server.address);
    }
  },
  isLong ? 2_400_000 : 300_000,
);

/** Until some moves were made, and then not at a moment anybody could foresee. */
async function playFor(parties: readonly Party[], random: Random): Promise<void> {
  const made = () => parties.reduce((sum, { count }) => sum + count, 0);
  const goal = made() + 3 + random.below(20);
  const isIdle = () => parties.every(({ isOver }) => isOver);
  while (made() < goal && !isIdle()) await sleep(2);
  await sleep(random.below(20));
}

test('a table that waits for a bot goes on when the server is back, before anybody asks (PR-31)', async () => {
  const folder = await temporaryFolder();
  // Killed long before a bot has moved.
  let server = await startChild(folder, 60_000);
  const quick = { ...bot, bot: 'child' };
  const table = await newTable(server.address, [quick, quick, person], { firstSeat: 0 });
  await sit(table, 'Ann');
  await server.end('SIGKILL');
  server = await startChild(folder);
  const openTables = async () =>
    (await get<{ tables: number }>(`${server.address}/healthz`)).body.tables;
  await expect.poll(openTables).toBe(1);
  const watcher = await Client.join(server.address, table.table);
  await watcher.until(
    () => watcher.match!.owing.includes(2) || watcher.match!.result !== undefined,
  );
  expect(watcher.version).toBeGreaterThan(0);
});

test('a server that is asked to stop closes its connections and exits cleanly', async () => {
  const folder = await temporaryFolder();
  const server = await startChild(folder);
  const table = await newTable(server.address, [person, person]);
  const client = await Client.join(server.address, table.table);
  expect(await server.end('SIGTERM')).toBe(0);
  await client.until(() => client.closed !== undefined);
  expect(client.closed?.code).toBe(1001);
});
