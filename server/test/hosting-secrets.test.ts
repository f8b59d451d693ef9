import { findGame } from '@richtfest/catalog';
import type { RematchResponse, TakeSeatResponse } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { get, newTable, person, post, sit, startServer } from './support/table.ts';

test('no key, key hash, secret or hand is sent to hosts, guests or spectators', async () => {
  const { address, store } = await startServer();
  const game = await findGame('best-treehouse')!.load();
  const table = await newTable(address, [person, person, person], {}, { game: game.id });
  const replies: string[] = [];
  const asked = async <Body>(path: string, body: object) => {
    const reply = await post<Body>(`${table.url}/${path}`, body);
    replies.push(JSON.stringify(reply.body));
    return reply.body;
  };
  const keys = [table.hostKey];
  const host = await post<TakeSeatResponse>(`${table.url}/seats`, {
    name: 'Ann',
    nonce: 'nonce-of-ann',
    hostKey: table.hostKey,
  });
  keys.push(host.body.key, (await sit(table, 'Ben')).key);
  const hostKey = host.body.key;
  const clients = [await Client.join(address, table.table)];
  for (const key of keys.slice(1)) clients.push(await Client.join(address, table.table, { key }));
  const [watcher, , benHere] = clients as [Client, Client, Client];
  keys.push((await sit(table, 'Clara')).key);
  await watcher.until(() => watcher.match !== undefined);

  await asked('seats/replace', { hostKey, seat: 1 });
  await benHere.until(() => benHere.closed !== undefined);
  const heardByBen = benHere.texts.length;
  const dan = (await post<TakeSeatResponse>(`${table.url}/seats`, { name: 'Dan', nonce: 'dan' }))
    .body;
  keys.push(dan.key);
  const danHere = await Client.join(address, table.table, { key: dan.key });
  clients.push(danHere);
  // A latecomer sees the view of that seat: its own hand, and nobody else's.
  const hands = ({ match }: Client) =>
    (match!.view as { players: { hand?: unknown }[] }).players.map(({ hand }) =>
      Array.isArray(hand),
    );
  expect(hands(danHere)).toEqual([false, true, false]);
  expect(hands(watcher)).toEqual([false, false, false]);

  await asked('host', { hostKey, seat: 1 });
  await asked('watching', { hostKey: dan.key, forbidsWatchers: true });
  await watcher.until(() => watcher.closed !== undefined);
  replies.push(JSON.stringify((await get(table.url)).body));
  const { secret, hostKeyHash, seats } = (await store.loadTable(table.table))!;
  const hashes = seats.flatMap((seat) =>
    seat.kind === 'person' ? (seat.person?.keyHash ?? []) : [],
  );
  expect(hashes).toContain(hostKeyHash);
  const spied = [...replies, ...clients.flatMap(({ texts }) => texts)].join();
  for (const word of [secret, hostKeyHash, ...hashes, ...keys]) expect(spied).not.toContain(word);

  await asked('close', { hostKey: dan.key });
  const { table: code } = await asked<RematchResponse>('rematch', { key: dan.key });
  const next = (await store.loadTable(code))!;
  replies.push(JSON.stringify((await get(`${address}/api/tables/${code}`)).body));
  const after = replies.join();
  for (const word of [next.secret, ...hashes, ...keys]) expect(after).not.toContain(word);
  expect(benHere.texts.length).toBe(heardByBen);
});
