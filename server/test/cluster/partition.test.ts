import { CLOSE } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import { type ClusterPlace, moveTable } from '../../src/index.ts';
import { Client, legalMoves } from '../support/client.ts';
import { startRelay } from '../support/relay.ts';
import { type ServerProcess, startServers } from '../support/server-processes.ts';
import { TableRecord } from '../support/table-record.ts';
import { calm, get, newTable, person, pigs, sit } from '../support/table.ts';

/** A table of Ann, who is connected to its owner, and Ben, who is not. */
async function tableAt(owner: ServerProcess, other: ServerProcess, place: ClusterPlace) {
  const table = await newTable(owner.address, [person, person], calm);
  const code = table.table;
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  await moveTable(place, code, owner.id);
  const record = new TableRecord(code);
  const join = ({ address }: ServerProcess, seat: number) =>
    Client.join(address, code, { key: keys[seat]!, trace: record.of(`client ${seat}`, seat) });
  return { code, keys, record, ann: await join(owner, 0), ben: await join(other, 1) };
}

async function readiness({ address }: ServerProcess) {
  const { status, body } = await get<{ reason?: string }>(`${address}/readyz`);
  return [status, body.reason];
}

/** Resolves when a server reaches a table again: it reads what others say with its next renewal. */
async function whenReached({ address }: ServerProcess, code: string): Promise<void> {
  const url = `${address}/api/tables/${code}`;
  await expect.poll(async () => (await get(url)).status).toBe(200);
}

const READY = [200, undefined];
const CUT_OFF = [503, 'NATS can’t be reached, so tables of other servers can’t be played here.'];

test('without NATS nothing is lost: players elsewhere are disconnected, and catch up when it is back (PR-37)', async () => {
  const game = await pigs();
  const { servers, store, nats, place } = await startServers(2);
  const [owner, other] = [servers[0]!, servers[1]!];
  const { ann, ben, record, keys, code } = await tableAt(owner, other, place);
  await nats.end();
  expect(await ann.play(legalMoves(game, ann, 0)[0])).toMatchObject({ version: 1 });
  await ben.until(() => ben.closed?.code === CLOSE.goingAway);
  for (const server of servers) expect(await readiness(server)).toEqual(CUT_OFF);
  await nats.start();
  for (const server of servers) await expect.poll(() => readiness(server)).toEqual(READY);
  await whenReached(other, code);
  const again = await ben.rejoin(other.address, code, keys[1]);
  expect(again.line).toEqual(ann.line);
  expect(ann.closed).toBeUndefined();
  await record.check(store, 1);
});

test('a server cut off from NATS: nothing is lost, its clients learn it, all catch up (PR-37)', async () => {
  const game = await pigs();
  const { servers, start, store, nats, place } = await startServers(1);
  const relay = await startRelay({ port: Number(new URL(nats.url).port) });
  const healthy = servers[0]!;
  const cutOff = await start({ natsUrl: `nats://127.0.0.1:${relay.port}` });
  const [ours, theirs] = [
    await tableAt(healthy, cutOff, place),
    await tableAt(cutOff, healthy, place),
  ];
  // Nothing comes through any more, and no end is notified: signs of life are missing.
  relay.silence();
  const first = await ours.ann.play(legalMoves(game, ours.ann, 0)[0]);
  const second = await theirs.ann.play(legalMoves(game, theirs.ann, 0)[0]);
  expect([first, second]).toMatchObject([{ version: 1 }, { version: 1 }]);
  // Both players who are not at the owner of their table learn that they are not connected to it.
  for (const { ben } of [ours, theirs]) {
    await ben.until(() => ben.closed?.code === CLOSE.goingAway);
  }
  expect(await readiness(cutOff)).toEqual(CUT_OFF);
  expect(await readiness(healthy)).toEqual(READY);
  // A proxy that asks for readiness sends him to the other server.
  const ben = await ours.ben.rejoin(healthy.address, ours.code, ours.keys[1]);
  expect(ben.line).toEqual(ours.ann.line);
  // Its own tables stay there, and its own clients play on.
  expect(theirs.ann.closed).toBeUndefined();

  relay.restore();
  await expect.poll(() => readiness(cutOff)).toEqual(READY);
  await whenReached(healthy, theirs.code);
  const back = await theirs.ben.rejoin(healthy.address, theirs.code, theirs.keys[1]);
  expect(back.line).toEqual(theirs.ann.line);
  await whenReached(cutOff, ours.code);
  const visitor = await ben.rejoin(cutOff.address, ours.code, ours.keys[1]);
  expect(visitor.line).toEqual(ours.ann.line);
  for (const { record } of [ours, theirs]) await record.check(store, 1);
});
