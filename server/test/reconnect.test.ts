import { randomFromText } from '@richtfest/engine';
import { PROTOCOL } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import { Client, playOn } from './support/client.ts';
import { bot, newTable, person, pigs, sit, startServer } from './support/table.ts';

test('a reconnecting client gets exactly what it missed (PR-1, PR-29)', async () => {
  const game = await pigs();
  const { address } = await startServer();
  const table = await newTable(address, [person, bot, person]);
  const ann = await sit(table, 'Ann');
  const ben = await sit(table, 'Ben');
  const random = randomFromText('reconnect');
  const steady = await Client.join(address, table.table);
  const other = {
    seat: ben.seat,
    random,
    client: await Client.join(address, table.table, { key: ben.key }),
  };
  const others = playOn(game, other);
  let watcher = await Client.join(address, table.table);
  let client = await Client.join(address, table.table, { key: ann.key });
  for (let cut = 0; cut < 12; cut++) {
    const target = client.version + 1 + random.below(8);
    await playOn(game, { client, seat: ann.seat, random }, () => client.version >= target);
    if (client.match?.result !== undefined) break;
    await client.close();
    if (cut % 3 === 0) {
      await watcher.close();
      watcher = await watcher.rejoin(address, table.table);
    }
    client = await client.rejoin(address, table.table, ann.key);
    const welcome = client.messages.find((message) => message.type === 'welcome');
    const { since = -1, entries, version } = welcome!.match!;
    const missed = Array.from({ length: version - since }, (_, at) => since + 1 + at);
    expect(entries.map((entry) => entry.version)).toEqual(missed);
  }
  await playOn(game, { client, seat: ann.seat, random });
  await others;
  await Promise.all(
    [steady, watcher].map((each) => each.until(() => each.match?.result !== undefined)),
  );
  expect(client.line).toEqual(steady.line);
  expect(watcher.line).toEqual(steady.line);
  const versions = steady.line.map(({ version }) => version);
  expect(versions).toEqual(versions.map((_, at) => at));
});

test('a client with a version from the future gets everything (PR-30)', async () => {
  const { address } = await startServer();
  const table = await newTable(address, [person, person]);
  await sit(table, 'Ann');
  await sit(table, 'Ben');
  const client = await Client.open(address, table.table);
  client.send({ type: 'hello', protocol: PROTOCOL, since: 7 });
  const { match } = await client.next('welcome');
  expect(match?.since).toBeUndefined();
  expect(match?.entries.map(({ version }) => version)).toEqual([0]);
});
