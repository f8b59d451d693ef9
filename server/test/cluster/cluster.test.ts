import { findGame } from '@richtfest/catalog';
import { randomFromText } from '@richtfest/engine';
import { connect } from '@nats-io/transport-node';
import { CLOSE } from '@richtfest/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { BUS_VERSION } from '../../src/cluster/bus-version.ts';
import { connectToNats } from '../../src/cluster/nats-bus.ts';
import { type BetweenServers, type LocalServer, startCluster } from '../support/cluster.ts';
import { Client, legalMoves, playOn } from '../support/client.ts';
import { openMatch } from '../../src/tables/open-match.ts';
import { watchBots } from '../support/asked-bots.ts';
import { metricOf, metricsOf } from '../support/metrics.ts';
import { startNats } from '../support/nats.ts';
import { Program, tokenFor } from '../support/program.ts';
import { sumOf } from '../support/server-processes.ts';
import {
  PIGS,
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
async function tableAcross(servers: readonly LocalServer[], { game = PIGS } = {}) {
  const options = game === PIGS ? calm : {};
  const table = await newTable(servers[0]!.address, [person, person], options, { game });
  const keys = [(await sit(table, 'Ann')).key, (await sit(at(servers[1]!, table), 'Ben')).key];
  const counts = await Promise.all(servers.map(openTables));
  const owner = servers[counts.indexOf(1)]!;
  const others = servers.filter((each) => each !== owner);
  const clients = [
    await Client.join(others[0]!.address, table.table, { key: keys[0]! }),
    await Client.join(others.at(-1)!.address, table.table, { key: keys[1]! }),
    await Client.join(owner.address, table.table),
  ];
  return { table, keys, clients, owner, gateways: [others[0]!, others.at(-1)!] };
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

/** A NATS server with a subscriber that hears everything on it. */
async function overheardNats() {
  const { url } = await startNats();
  const heard: string[] = [];
  const spy = await connect({ servers: url });
  onTestFinished(() => spy.close());
  spy.subscribe('>', { callback: (_error, message) => void heard.push(message.string()) });
  await spy.flush();
  const join = async (id: string) => {
    const bus = await connectToNats(id, url);
    onTestFinished(() => bus.close());
    return bus;
  };
  return { join, heard };
}

test.each([
  [PIGS, 'in one process'],
  ['dream-home', 'NATS'],
  ['best-treehouse', 'in one process'],
  ['best-treehouse', 'NATS'],
])(
  'a whole game of %s is played across servers, bus: %s; each gets what its watchers may see (PR-37) (PR-38)',
  async (id, bus) => {
    const game = await findGame(id)!.load();
    const carried: BetweenServers[] = [];
    const { heard, ...overNats } = bus === 'NATS' ? await overheardNats() : { heard: [] };
    const servers = await startCluster(3, overNats, (message) => void carried.push(message));
    const { clients, table, owner, gateways } = await tableAcross(servers, { game: id });
    const stored = (await owner.store.loadTable(table.table))!;
    const random = randomFromText('across');
    await Promise.all([0, 1].map((seat) => playOn(game, { client: clients[seat]!, seat, random })));
    const [ann, ben, watcher] = clients;
    await watcher!.until(() => watcher!.match?.result !== undefined);
    for (const each of [ben, watcher]) expect(each!.match!.result).toEqual(ann!.match!.result);
    const files = await Promise.all(
      servers.map((server) => get(`${at(server, table).url}/match`, table.hostKey)),
    );
    expect(files[0]!.body).toEqual(files[1]!.body);

    // Ann and Ben are at different servers: each of these receives what its player got, no more.
    for (const [seat, gateway] of gateways.entries()) {
      const received = new Set(clients[seat]!.texts);
      const sent = carried.flatMap(({ to, text }) => {
        const { is, text: content } = JSON.parse(text) as { is?: string; text?: string };
        return to === gateway.id && is === 'send' ? [content!] : [];
      });
      expect(sent.length).toBeGreaterThan(10);
      expect(sent.filter((text) => !received.has(text))).toEqual([]);
    }
    for (const texts of [carried.map(({ text }) => text), ...(bus === 'NATS' ? [heard] : [])]) {
      const end = texts.findIndex((text) => text.includes('\\"result\\"'));
      expect(end).toBeGreaterThan(20);
      for (const text of texts.slice(0, end)) expect(text).not.toContain(stored.secret);
    }
    // Nothing else that is secret leaves a server in any message, answers and requests included.
    const hashes = stored.seats.flatMap((seat) =>
      seat.kind === 'person' ? [seat.person!.keyHash] : [],
    );
    const all = [...carried.map(({ text }) => text), ...heard].join('\n');
    for (const hash of [...hashes, stored.hostKeyHash]) expect(all).not.toContain(hash);
  },
);

test.each([[[0]], [[1, 2]]])(
  'servers of adjacent releases play together: what the newer one adds is ignored (PR-36)',
  async (upgraded) => {
    const game = await pigs();
    const servers = await startCluster(3, { upgraded });
    const { clients, owner, gateways } = await tableAcross(servers);
    const [ann, ben, watcher] = clients;
    const random = randomFromText('upgrade');
    const over = Promise.all(
      [0, 1].map((seat) => playOn(game, { client: clients[seat]!, seat, random })),
    );
    // In the middle of the game the table moves to a server of the other release.
    await watcher!.until(() => watcher!.version >= 6);
    await owner.close();
    await over;
    expect(ann!.match!.result).toBeDefined();
    expect(ben!.match!.result).toEqual(ann!.match!.result);
    expect(gateways.every(({ id }) => id !== owner.id)).toBe(true);
    for (const client of [ann!, ben!]) expect(client.closed).toBeUndefined();
  },
);

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

test('a server that stops takes no table back, even if all others drain (PR-36)', async () => {
  const game = await pigs();
  const servers = await startCluster(2);
  const { table, clients, owner, gateways } = await tableAcross(servers);
  await owner.bus.request(gateways[0]!.id, { is: 'drain' });
  const { cluster } = owner.store;
  const release = cluster.release.bind(cluster);
  let answer: unknown;
  cluster.release = async (id) => {
    const call = { command: 'summary', request: {} };
    answer = await gateways[0]!.bus.request(owner.id, { is: 'call', table: table.table, call });
    await release(id);
  };
  await owner.close();
  expect(answer).toEqual({ moved: true });
  const [ann] = clients;
  expect(await ann!.play(legalMoves(game, ann!, 0)[0])).toMatchObject({ version: 1 });
});

test('a server that drains claims no work, but keeps a table that was moved to it (PR-35, PR-36)', async () => {
  const servers = await startCluster(2, { limits: { lookEvery: 20 }, botPause: 600_000 });
  const quick = { ...bot, bot: 'child' };
  const table = await newTable(servers[0]!.address, [quick, quick, person], { firstSeat: 0 });
  await sit(table, 'Ann');
  const counts = await Promise.all(servers.map(openTables));
  const [drained, other] =
    counts[0] === 1 ? [servers[0]!, servers[1]!] : [servers[1]!, servers[0]!];
  const { store } = drained;
  const claims: unknown[] = [];
  const claimWork = store.cluster.claimWork.bind(store.cluster);
  const due = store.timing.due.bind(store.timing);
  await other.bus.request(drained.id, { is: 'drain' });
  let looks = 0;
  store.cluster.claimWork = (claim) => {
    claims.push(claim);
    return claimWork(claim);
  };
  store.timing.due = (...args) => {
    looks++;
    return due(...args);
  };
  await expect.poll(() => looks).toBeGreaterThan(2);
  expect(claims).toEqual([]);
  await expect.poll(() => openTables(other)).toBe(1);

  const { epoch } = (await store.cluster.ownership(table.table))!;
  await other.bus.request(other.id, { is: 'hand-over', table: table.table, to: drained.id });
  expect(await summaryOf(at(other, table))).toMatchObject({ table: table.table });
  expect(await store.cluster.ownership(table.table)).toEqual({
    owner: drained.id,
    epoch: epoch + 1,
  });
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

test('bots are asked by one server only, once for each decision (PR-35)', async () => {
  const game = await pigs();
  const bots = watchBots();
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
  await bots.untilIdle(table);
  const asked = await Promise.all(
    servers.map(async (server) => await sumOf([server], 'richtfest_bot_seconds_count')),
  );
  expect(asked.filter((questions) => questions > 0)).toHaveLength(1);
  expect(await sumOf(servers, 'richtfest_moves_total{by="bot"}')).toBe(watchers[0]!.version);
  // One question for each decision that was a choice.
  const { store } = servers[0]!;
  const { header, secret } = (await store.loadTable(table.table))!;
  const entries = await store.loadEntries(table.table, 0);
  const choices = entries.filter(({ entry }, at) => {
    const before = entries.slice(0, at);
    const { match } = openMatch({
      game,
      header: header!,
      secret,
      entries: before,
      snapshot: undefined,
    });
    return game.legal(match.state, entry.seat).length > 1;
  });
  expect(bots.questions().map(({ seat }) => seat)).toEqual(choices.map(({ entry }) => entry.seat));
});

test('servers whose clocks differ cut no time short: deadlines follow the database’s clock (PR-18)', async () => {
  const now = (ahead: number) => ({
    now: () => Date.now() + ahead,
    ticks: () => performance.now(),
  });
  const [hour, tolerance] = [3_600_000, 2_000];
  const clocks = [now(5_000), now(-5_000), now(0)];
  const servers = await startCluster(3, { clocks, limits: { lookEvery: 20 } });
  const table = await newTable(servers[0]!.address, [person, person], calm, {
    clock: { decision: hour / 1000, late: 'move' },
  });
  const startedAt = Date.now();
  await sit(table, 'Ann');
  await sit(table, 'Ben');
  const stored = await servers[0]!.store.loadTable(table.table);
  expect(Math.abs(stored!.timing!.dueAt! - hour - Date.now())).toBeLessThan(
    tolerance + Date.now() - startedAt,
  );
  // Each server has the table for a while, and all agree how much time is left.
  let rest = servers;
  while (rest.length > 0) {
    const { clocks: left, seats } = await summaryOf(at(rest[0]!, table));
    const passed = Date.now() - startedAt;
    expect(left![0]!.msLeft).toBeGreaterThan(hour - passed - tolerance);
    expect(seats[0]).not.toHaveProperty('standIn');
    const counts = await Promise.all(rest.map(openTables));
    const owner = rest[counts.indexOf(1)]!;
    rest = rest.filter((each) => each !== owner);
    await owner.close();
  }
  expect(stored!.version).toBe(0);
});

test('a program is disconnected when its table moves, and plays on from there (PR-36)', async () => {
  const servers = await startCluster(2);
  const table = await newTable(servers[0]!.address, [person, person], calm);
  const token = await tokenFor(table, 1);
  const { owner: id } = (await servers[0]!.store.cluster.ownership(table.table))!;
  const owner = servers.find((server) => server.id === id)!;
  const gateway = servers.find((server) => server !== owner)!;
  const elsewhere = at(gateway, table);
  const program = await Program.join(elsewhere, token);
  expect(program.seated).toMatchObject({ seat: 1 });
  await owner.close();
  await program.until(() => program.closed?.code === CLOSE.goingAway);
  const again = await Program.join(elsewhere, token);
  expect(again.seated).toMatchObject({ seat: 1 });
  expect((await summaryOf(elsewhere)).seats[1]).toMatchObject({ bot: 'program', isPresent: true });
});

test('a request has one id in the logs of the gateway and the owner', async () => {
  const game = await pigs();
  const lines: { msg: string; reqId?: string; owner?: string }[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  const servers = await startCluster(3, { logger: { level: 'debug', stream: { write } } });
  const { clients, table, owner, gateways } = await tableAcross(servers);
  const idsOf = (text: string) => lines.flatMap(({ msg, reqId }) => (msg === text ? [reqId] : []));
  const ids = () => [idsOf('forwarded').at(-1), idsOf('received').at(-1)];
  await clients[0]!.play(legalMoves(game, clients[0]!, 0)[0]);
  const [forwarded, received] = ids();
  expect(forwarded).toBe(received);
  expect(forwarded).toMatch(new RegExp(`^${gateways[0]!.id}-\\d+\\.1$`, 'u'));
  await summaryOf(at(gateways[1]!, table));
  expect(ids()[0]).toBe(ids()[1]);
  expect(ids()[0]).toMatch(new RegExp(`^${gateways[1]!.id}-\\d+$`, 'u'));

  owner.store.append = () => Promise.reject(new Error('no disk'));
  const seat = clients[0]!.match!.owing[0]!;
  const move = legalMoves(game, clients[seat]!, seat)[0];
  clients[seat]!.send({ type: 'move', id: 'failing', version: 1, move });
  await expect.poll(() => idsOf('the owner reports a failure')).toHaveLength(1);
  const [failed] = idsOf('the failed request');
  expect(failed).toMatch(new RegExp(`^${gateways[seat]!.id}-\\d+\\.\\d$`, 'u'));
  expect(idsOf('the owner reports a failure')).toEqual([failed]);
});

test('a server stops even if it can’t hand its tables over or end its lease; the log says so (PR-36)', async () => {
  const game = await pigs();
  const lines: string[] = [];
  const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } };
  const servers = await startCluster(2, { logger });
  const { clients, owner, table } = await tableAcross(servers);
  expect(await clients[0]!.play(legalMoves(game, clients[0]!, 0)[0])).toMatchObject({ version: 1 });
  const { cluster } = owner.store;
  cluster.handOver = () => Promise.reject(new Error('no database'));
  cluster.leave = () => Promise.reject(new Error('no database'));
  await owner.close();
  const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(said).toContain('the tables could not be handed over');
  expect(said).toContain('the lease of this server could not be ended; it expires soon');
  // When its lease has expired, another server continues with everything that was acknowledged.
  const other = servers.find((each) => each !== owner)!;
  await other.store.cluster.leave(owner.id);
  const again = await Client.join(other.address, table.table);
  expect(again.version).toBe(1);
});

test('a message between servers that can’t be read is logged and counted', async () => {
  const { url } = await startNats();
  const lines: string[] = [];
  const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } };
  const join = (id: string) => connectToNats(id, url);
  const [server] = await startCluster(1, { join, logger });
  const sender = await connect({ servers: url });
  onTestFinished(() => sender.close());
  sender.publish(`richtfest.${BUS_VERSION}.${server!.id}`, '{');
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'a message between servers was lost' });
  expect(metricOf(await metricsOf(server!.address), 'richtfest_failures_total')).toBe(1);
});
