import { randomFromText } from '@richtfest/engine';
import { CLOSE } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import { type BetweenServers, type LocalServer, startCluster } from '../support/cluster.ts';
import { Client, legalMoves, playOn } from '../support/client.ts';
import {
  type TestTable,
  bot,
  calm,
  get,
  newTable,
  person,
  pigs,
  post,
  sit,
  summaryOf,
} from '../support/table.ts';

/** The same table, asked for at another server. */
function at({ address }: LocalServer, table: TestTable): TestTable {
  return { ...table, url: `${address}/api/tables/${table.table}` };
}

/** A table of two people at two servers; a spectator is at the third, which owns the table. */
async function tableAcross(
  servers: readonly LocalServer[],
  options: Record<string, unknown> = calm,
) {
  const table = await newTable(servers[0]!.address, [person, person], options);
  const keys = [(await sit(table, 'Ann')).key, (await sit(at(servers[1]!, table), 'Ben')).key];
  const counts = await Promise.all(servers.map(openTables));
  const owner = servers[counts.indexOf(1)]!;
  const others = servers.filter((each) => each !== owner);
  const clients = [
    await Client.join(others[0]!.address, table.table, { key: keys[0]! }),
    await Client.join(others.at(-1)!.address, table.table, { key: keys[1]! }),
    await Client.join(owner.address, table.table),
  ];
  return { table, keys, clients, owner };
}

function addressBeside(servers: readonly LocalServer[], server: LocalServer): string {
  return servers.find((each) => each !== server)!.address;
}

async function openTables(server: LocalServer): Promise<number> {
  return (await get<{ tables: number }>(`${server.address}/healthz`)).body.tables;
}

test('players at different servers see each other’s moves and chat (PR-37)', async () => {
  const game = await pigs();
  const servers = await startCluster(3);
  const { clients } = await tableAcross(servers);
  const [ann, ben, watcher] = clients;
  expect(ben!.seats.map(({ isPresent }) => isPresent)).toEqual([true, true]);
  const answer = await ann!.play(legalMoves(game, ann!, 0)[0]);
  expect(answer).toMatchObject({ type: 'accepted' });
  await Promise.all(clients.map((each) => each.until(() => each.version === 1)));
  expect(ben!.line).toEqual(watcher!.line);
  ben!.send({ type: 'say', id: 'hi', text: 'Hallo' });
  await ann!.until(() => ann!.messages.some(({ type }) => type === 'said'));
  ann!.send({ type: 'react', reaction: 'wow' });
  await watcher!.until(() => watcher!.messages.some(({ type }) => type === 'reacted'));
  // One server has the table, whichever players are connected to.
  const counts = await Promise.all(servers.map(openTables));
  expect(counts.filter((count) => count > 0)).toEqual([1]);
});

test('whole games are played across servers; the bus carries what watchers may see (PR-37) (PR-38)', async () => {
  const game = await pigs();
  const carried: BetweenServers[] = [];
  const servers = await startCluster(2, {}, (message) => void carried.push(message));
  const { clients, table, owner } = await tableAcross(servers, { firstSeat: 0 });
  const { secret } = (await owner.store.loadTable(table.table))!;
  const random = randomFromText('across');
  await Promise.all([0, 1].map((seat) => playOn(game, { client: clients[seat]!, seat, random })));
  const [ann, ben, watcher] = clients;
  await watcher!.until(() => watcher!.match?.result !== undefined);
  expect([ben!.version, watcher!.version]).toEqual([ann!.version, ann!.version]);
  expect(watcher!.match!.result).toEqual(ann!.match!.result);
  const files = await Promise.all(
    servers.map((server) => get(`${at(server, table).url}/match`, table.hostKey)),
  );
  expect(files[0]!.body).toEqual(files[1]!.body);

  // The players are at one gateway: each message there is one of theirs, as they got it.
  const sent = carried.flatMap(({ to, text }) => {
    const { is, text: content } = JSON.parse(text) as { is?: string; text?: string };
    return to !== owner.id && is === 'send' ? [content!] : [];
  });
  const received = new Set([...ann!.texts, ...ben!.texts]);
  expect(sent.length).toBeGreaterThan(20);
  expect(sent.filter((text) => !received.has(text))).toEqual([]);
  const end = carried.findIndex(({ text }) => text.includes('\\"result\\"'));
  expect(end).toBeGreaterThan(20);
  for (const { text } of carried.slice(0, end)) expect(text).not.toContain(secret);
});

test('the host’s rights belong to the table: nobody takes them at another server (PR-37)', async () => {
  const servers = await startCluster(3, { limits: { hostAwayAfter: 0 } });
  const table = await newTable(servers[0]!.address, [person, person], calm);
  const { body: ann } = await post<{ key: string }>(`${table.url}/seats`, {
    name: 'Ann',
    nonce: 'nonce-of-Ann-1234',
    hostKey: table.hostKey,
  });
  const ben = await sit(table, 'Ben');
  const host = await Client.join(servers[0]!.address, table.table, { key: ann.key });
  for (const server of servers) {
    const { body } = await post(`${at(server, table).url}/host/take`, { key: ben.key });
    expect(body).toMatchObject({ code: 'host-here' });
  }
  await host.close();
  await expect
    .poll(
      async () => (await post(`${at(servers[2]!, table).url}/host/take`, { key: ben.key })).status,
    )
    .toBe(200);
});

test('a host’s action at one server takes effect for players at all others (PR-22)', async () => {
  const servers = await startCluster(2);
  const { table, clients } = await tableAcross(servers);
  const { hostKey } = table;
  await post(`${at(servers[0]!, table).url}/seats/replace`, { hostKey, seat: 1, bot: 'child' });
  await clients[1]!.until(() => clients[1]!.closed?.code === CLOSE.removed);
  expect((await summaryOf(at(servers[1]!, table))).seats[1]).toMatchObject({ kind: 'bot' });
  await post(`${at(servers[1]!, table).url}/close`, { hostKey });
  await clients[0]!.until(() => clients[0]!.closed?.code === CLOSE.tableClosed);
});

test('a server that stops hands its tables over: players at others stay connected (PR-36)', async () => {
  const game = await pigs();
  const servers = await startCluster(3);
  const { table, clients, keys, owner } = await tableAcross(servers);
  const [ann, ben, watcher] = [clients[0]!, clients[1]!, clients[2]!];
  await ann.play(legalMoves(game, ann, 0)[0]);
  await ben.until(() => ben.version === 1);
  ben.messages.length = 0;
  await owner.close();
  await watcher.until(() => watcher.closed?.code === CLOSE.goingAway);
  const seat = ann.match!.owing[0]!;
  const mover = [ann, ben][seat]!;
  expect(await mover.play(legalMoves(game, mover, seat)[0])).toMatchObject({ version: 2 });
  await Promise.all([ann, ben].map((each) => each.until(() => each.version === 2)));
  expect([ann.closed, ben.closed]).toEqual([undefined, undefined]);
  // The new owner sent what was missed, not the whole match.
  expect(ben.messages.find(({ type }) => type === 'welcome')).toMatchObject({
    match: { since: 1 },
  });
  expect(ben.line).toEqual(ann.line);
  const again = await watcher.rejoin(addressBeside(servers, owner), table.table, keys[0]);
  expect(again.line).toEqual(ann.line);
});

test('a table that waits for a bot continues elsewhere when its server stops, with nobody there (PR-35)', async () => {
  const limits = { lookEvery: 20 };
  const servers = await startCluster(2, { limits, botPause: 600_000 });
  const quick = { ...bot, bot: 'child' };
  const table = await newTable(servers[0]!.address, [quick, quick, person], { firstSeat: 0 });
  await sit(table, 'Ann');
  const counts = await Promise.all(servers.map(openTables));
  const [owner, other] = counts[0] === 1 ? servers : servers.toReversed();
  expect(await openTables(other!)).toBe(0);
  await owner!.close();
  await expect.poll(() => openTables(other!)).toBe(1);
});

test('bots are asked by one server only (PR-35)', async () => {
  const servers = await startCluster(3);
  const quick = { ...bot, bot: 'child' };
  const table = await newTable(servers[0]!.address, [quick, quick, person], { firstSeat: 0 });
  await sit(at(servers[1]!, table), 'Ann');
  const watchers = await Promise.all(
    servers.map(({ address }) => Client.join(address, table.table)),
  );
  const isPersonsTurn = (each: Client) =>
    each.match!.owing.includes(2) || each.match!.result !== undefined;
  await Promise.all(watchers.map((each) => each.until(() => isPersonsTurn(each))));
  const texts = await Promise.all(
    servers.map(async ({ address }) => (await fetch(`${address}/metrics`)).text()),
  );
  const sum = (name: string) =>
    texts.reduce((total, text) => {
      const [, value] = new RegExp(`^${name} (\\d+)$`, 'mu').exec(text) ?? [];
      return total + Number(value);
    }, 0);
  const asking = texts.filter((text) => !text.includes('richtfest_bot_seconds_count 0'));
  expect(asking.length).toBeLessThanOrEqual(1);
  expect(sum('richtfest_moves_total\\{by="bot"\\}')).toBe(watchers[0]!.version);
});
