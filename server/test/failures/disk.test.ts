import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Game, randomFromText } from '@richtfest/engine';
import { expect, test, vi } from 'vitest';
import { startChild } from '../support/child.ts';
import { Client, legalMoves } from '../support/client.ts';
import { Party } from '../support/party.ts';
import { strace } from '../support/strace.ts';
import {
  calm,
  get,
  newTable,
  person,
  pigs,
  sit,
  startServer,
  temporaryFolder,
} from '../support/table.ts';

/** The file every commit goes to first. */
const LOG = 'richtfest.sqlite-wal';

async function seatedAt(address: string) {
  const table = await newTable(address, [person, person], calm);
  const { key } = await sit(table, 'Ann');
  await sit(table, 'Ben');
  return { table, key, ann: await Client.join(address, table.table, { key }) };
}

const anyMove = (game: Game, client: Client) => legalMoves(game, client, 0)[0];

test('a move is on the disk before it is acknowledged (PR-5)', async () => {
  const game = await pigs();
  const server = await startChild(await temporaryFolder());
  const { ann } = await seatedAt(server.address);
  const calls = 'trace=pwrite64,fsync,fdatasync,write,writev,sendto,sendmsg';
  const tracing = await strace(server.pid, ['-s', '5000', '-e', calls]);
  const ids = ['traced-1', 'traced-2', 'traced-3'];
  let moves = 0;
  for (const id of ids) {
    if (!ann.match!.owing.includes(0)) break;
    const answer = await ann.play(anyMove(game, ann), { id });
    expect(answer).toMatchObject({ type: 'accepted' });
    await ann.until(() => ann.version >= (answer as { version: number }).version);
    moves++;
  }
  const lines = await tracing.end();
  expect(moves).toBeGreaterThan(0);
  for (const id of ids.slice(0, moves)) {
    const written = lines.findIndex(
      (line) => line.includes('pwrite64(') && line.includes(LOG) && line.includes(id),
    );
    const synced = lines.findIndex(
      (line, at) => at > written && /f(?:data)?sync\(/u.test(line) && line.includes(`${LOG}>) `),
    );
    const acknowledged = lines.findIndex((line) => /accepted/u.test(line) && line.includes(id));
    expect([id, written >= 0, synced > written, acknowledged > synced]).toEqual([
      id,
      true,
      true,
      true,
    ]);
    expect(lines[synced]).toMatch(/= 0$/u);
  }
});

test('a full disk: what can’t be stored is not acknowledged, and play continues when there is space', async () => {
  const folder = await temporaryFolder();
  const server = await startChild(folder);
  const party = await Party.sitDown(server.address, randomFromText('full disk'));
  await party.join(server.address);
  await party.play(() => party.count >= 6);
  const full = ['-P', join(folder, LOG), '-e', 'inject=pwrite64:error=ENOSPC'];
  const meddling = await strace(server.pid, full);
  const before = party.count;
  await party.play();
  expect(party.count).toBe(before);
  expect(party.clients.some(({ closed }) => closed?.code === 1001)).toBe(true);
  expect(server.log()).toContain('the disk is full.');
  await expect
    .poll(async () => await get(`${server.address}/readyz`))
    .toMatchObject({ status: 503, body: { status: 'not ready', reason: 'the disk is full.' } });
  await meddling.end();
  await expect.poll(async () => (await get(`${server.address}/readyz`)).status).toBe(200);
  await party.join(server.address);
  await party.play();
  await party.check(server.address);
});

test('a slow disk: nothing is lost or done twice', async () => {
  const folder = await temporaryFolder();
  const server = await startChild(folder);
  const party = await Party.sitDown(server.address, randomFromText('slow disk'));
  await party.join(server.address);
  const slow = ['-P', join(folder, LOG), '-e', 'inject=fsync,fdatasync:delay_enter=150000'];
  const meddling = await strace(server.pid, slow);
  await party.play(() => party.count >= 5);
  expect(
    (await meddling.end()).filter((line) => line.includes('(DELAYED)')).length,
  ).toBeGreaterThan(4);
  await party.play();
  await party.check(server.address);
});

test('a locked database: waits without blocking others, then fails', async () => {
  const game = await pigs();
  const file = join(await temporaryFolder(), 'tables.sqlite');
  const { address, store } = await startServer({ file });
  const { ann, table, key } = await seatedAt(address);
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const append = vi.spyOn(store, 'append');
  const waiting = ann.play(anyMove(game, ann), { id: 'patient' });
  await vi.waitUntil(() => append.mock.calls.length > 0, 90_000);
  expect((await get(`${address}/healthz`)).status).toBe(200);
  other.exec('rollback');
  expect(await waiting).toMatchObject({ type: 'accepted', version: 1 });
  await ann.until(() => ann.version === 1);

  other.exec('begin immediate');
  const move = anyMove(game, ann);
  ann.send({ type: 'move', id: 'in-vain', version: 1, move });
  await ann.until(() => ann.closed !== undefined);
  expect(ann.closed?.code).toBe(1001);
  other.exec('rollback');
  other.close();
  const again = await Client.join(address, table.table, { key });
  expect(again.version).toBe(1);
  expect(await again.play(move, { id: 'in-vain' })).toMatchObject({ type: 'accepted', version: 2 });
});
