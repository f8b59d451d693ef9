import { join } from 'node:path';
import { randomFromText } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { openPostgresStore } from '../../src/store/open-postgres-store.ts';
import { Party } from '../support/party.ts';
import { ownPostgres } from '../support/postgres.ts';
import { get, startServer, temporaryFolder } from '../support/table.ts';

const WITHIN = { timeout: 10_000 };

test('a database server that goes away and comes back: nothing acknowledged is lost', async () => {
  const folder = join(await temporaryFolder(), 'database');
  const { url, end } = await ownPostgres(folder);
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const { address } = await startServer({ store: await openPostgresStore(url), logger });
  const party = await Party.sitDown(address, randomFromText('database gone'));
  await party.join(address);
  await party.play(() => party.count >= 6);
  await end();
  await party.play();
  expect(party.clients.every(({ closed }) => closed?.code === 1001)).toBe(true);
  expect((await get(`${address}/readyz`)).status).toBe(503);
  expect((await get(`${address}/api/tables/${party.table.table}`)).status).toBe(500);
  expect(lines.join()).toMatch(/nothing at this address|closed the connection/u);
  const again = await ownPostgres(folder);
  await expect.poll(async () => (await get(`${address}/readyz`)).status, WITHIN).toBe(200);
  await party.join(address);
  await party.play();
  await party.check(address);
  await again.end();
});
