import { randomFromText } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { Client, playOn } from './support/client.ts';
import { bot, get, newTable, person, pigs, sit, startServer } from './support/table.ts';

test('no client gets a secret or key before the end, and no log ever contains one (PR-25)', async () => {
  const game = await pigs();
  const lines: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  const { address, store } = await startServer({ logger });
  const table = await newTable(address, [person, bot, person]);
  const seats = [await sit(table, 'Ann'), await sit(table, 'Ben')];
  const stored = (await store.loadTable(table.table))!;
  const hashes = stored.seats.flatMap((seat) =>
    seat.kind === 'person' ? [seat.person!.keyHash] : [],
  );
  const hidden = [...seats.map(({ key }) => key), table.hostKey, ...hashes, stored.hostKeyHash];
  expect(JSON.stringify(stored)).not.toContain(table.hostKey);
  for (const { key } of seats) expect(JSON.stringify(stored)).not.toContain(key);

  const watcher = await Client.join(address, table.table);
  const players = await Promise.all(
    seats.map(async ({ seat, key }) => ({
      seat,
      client: await Client.join(address, table.table, { key }),
      random: randomFromText(`${seat}`),
    })),
  );
  const [first] = players as [(typeof players)[0]];
  await first.client.play({ verb: 'fly' });
  await Client.open(address, table.table).then((stranger) =>
    stranger.sendText('{"type":"hello","key":1}'),
  );
  await Promise.all(players.map((player) => playOn(game, player)));
  await watcher.until(() => watcher.match?.result !== undefined);
  const summary = JSON.stringify((await get(table.url)).body);

  const clients = [watcher, ...players.map(({ client }) => client)];
  for (const { texts } of clients) {
    const last = texts.findIndex((text) => text.includes('"result"'));
    expect(last).toBeGreaterThan(10);
    for (const text of texts.slice(0, last)) expect(text).not.toContain(stored.secret);
    expect(texts[last]).toContain(stored.secret);
    for (const secret of hidden) expect(texts.join('\n')).not.toContain(secret);
  }
  for (const secret of [...hidden, stored.secret]) {
    expect(lines.join('\n')).not.toContain(secret);
    expect(summary).not.toContain(secret);
  }
  const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  const expected = ['a table was set up', 'a match has begun', 'a match is over'];
  expect(said).toEqual(expect.arrayContaining(expected));
});
