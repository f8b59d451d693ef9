import { request } from 'node:http';
import { CLOSE, PROTOCOL } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { type TestTable, bot, newTable, person, sit, startServer, calm } from './support/table.ts';

/** A running match of Ann and Ben; it is Ann's turn. */
async function runningTable(options: Parameters<typeof startServer>[0] = {}) {
  const { address } = await startServer(options);
  const table = await newTable(address, [person, person], calm);
  const ann = await sit(table, 'Ann');
  const ben = await sit(table, 'Ben');
  return { address, table, ann, ben };
}

async function firstError(address: string, table: string, text: string) {
  const client = await Client.open(address, table);
  client.sendText(text);
  await client.until(() => client.closed !== undefined);
  expect(client.messages).toHaveLength(1);
  return { ...client.messages[0], close: client.closed!.code };
}

const hello = (more: object = {}) => JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...more });

describe('the first message', () => {
  const refused = {
    'another protocol': {
      text: hello({ protocol: 3, anything: 1 }),
      error: { code: 'wrong-protocol', close: CLOSE.wrongProtocol },
      says: /reload/u,
    },
    'a forged key': {
      text: hello({ key: 'a-key-somebody-made-up' }),
      error: { code: 'wrong-key', close: CLOSE.wrongKey },
      says: /no seat/u,
    },
    'no JSON': {
      text: 'hello',
      error: { code: 'malformed', close: CLOSE.malformed },
      says: /JSON/u,
    },
    'a move': {
      text: JSON.stringify({ type: 'move', id: 'a', version: 0, move: {} }),
      error: { code: 'malformed', id: 'a', close: CLOSE.malformed },
      says: /“hello”/u,
    },
    'of fields nobody knows': {
      text: hello({ seat: 0 }),
      error: { code: 'malformed', close: CLOSE.malformed },
      says: /“seat” is not known/u,
    },
  };

  test.each(Object.entries(refused))(
    'is refused if it is %s',
    async (_what, { text, error, says }) => {
      const { address, table } = await runningTable();
      expect(await firstError(address, table.table, text)).toEqual({
        type: 'error',
        sentence: expect.stringMatching(says),
        ...error,
      });
    },
  );

  test('is refused for a table that does not exist', async () => {
    const { address } = await startServer();
    for (const code of ['BCDFGH', 'x']) {
      const error = await firstError(address, code, hello());
      expect(error).toMatchObject({ code: 'unknown-table', close: CLOSE.unknownTable });
    }
  });

  test('has a timeout', async () => {
    const { address, table } = await runningTable({ limits: { helloWithin: 50 } });
    const client = await Client.open(address, table.table);
    await client.until(() => client.closed !== undefined);
    expect(client.closed).toEqual({
      code: CLOSE.malformed,
      reason: 'A connection begins with “hello”.',
    });
  });

  test('can only be sent once', async () => {
    const { address, table } = await runningTable();
    const client = await Client.join(address, table.table);
    client.sendText(hello());
    expect(await client.next('error')).toMatchObject({ code: 'malformed' });
    expect(client.closed).toBeUndefined();
  });
});

describe('limits', () => {
  test('a huge message ends the connection and nothing else', async () => {
    const { address, table } = await runningTable();
    const client = await Client.join(address, table.table);
    client.sendText(JSON.stringify({ type: 'ping', x: 'x'.repeat(20_000) }));
    await client.until(() => client.closed !== undefined);
    expect(client.closed?.code).toBe(1009);
    await Client.join(address, table.table);
  });

  test('too many messages end the connection', async () => {
    const { address, table } = await runningTable({
      limits: { messagesAtOnce: 5, messagesPerSecond: 0.001 },
    });
    const client = await Client.join(address, table.table);
    for (let at = 0; at < 10; at++) client.send({ type: 'ping' });
    await client.until(() => client.closed !== undefined);
    expect(client.closed?.code).toBe(CLOSE.tooMany);
    expect(client.messages.filter(({ type }) => type === 'pong').length).toBeLessThan(6);
  });

  test('there is a limit for spectators, which leaves room for players', async () => {
    const { address, table, ann } = await runningTable({ limits: { socketsPerWatcher: 2 } });
    const first = await Client.join(address, table.table);
    await Client.join(address, table.table);
    expect(await firstError(address, table.table, hello())).toMatchObject({ code: 'too-many' });
    for (const seat of [0, 0]) {
      const player = await Client.join(address, table.table, { key: ann.key });
      expect(player.seats[seat]?.isPresent).toBe(true);
    }
    const third = await firstError(address, table.table, hello({ key: ann.key }));
    expect(third).toMatchObject({ code: 'too-many', close: CLOSE.tooMany });
    await first.close();
    expect((await Client.join(address, table.table)).match).toBeDefined();
  });

  test('a page of another site can’t open a socket', async () => {
    const { address, table } = await runningTable();
    const status = async (origin: string | undefined) => await upgradeStatus(table, origin);
    expect(await status('http://elsewhere.example')).toBe(403);
    expect(await status(address)).toBe(101);
    expect(await status(undefined)).toBe(101);
  });
});

/** The server's response to a request to open a socket. */
function upgradeStatus(
  { url }: TestTable,
  origin: string | undefined,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request(`${url}/socket`, {
      agent: false,
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        ...(origin === undefined ? {} : { origin }),
      },
    });
    asking.on('response', (response) => resolve(response.resume().statusCode));
    asking.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode);
    });
    asking.on('error', reject).end();
  });
}

describe('at the table', () => {
  test('connections and disconnections are announced', async () => {
    const { address, table, ann } = await runningTable();
    const watcher = await Client.join(address, table.table);
    expect(watcher.seats.map(({ isPresent }) => isPresent)).toEqual([false, false]);
    const first = await Client.join(address, table.table, { key: ann.key });
    await watcher.until(() => watcher.seats[0]!.isPresent);
    const second = await Client.join(address, table.table, { key: ann.key });
    await first.close();
    await second.close();
    await watcher.until(() => !watcher.seats[0]!.isPresent);
    // The second device of a seat changes nothing for the others.
    expect(watcher.messages.filter(({ type }) => type === 'presence')).toHaveLength(2);
  });

  test('a ping is answered', async () => {
    const { address, table } = await runningTable();
    const client = await Client.join(address, table.table);
    client.send({ type: 'ping' });
    expect(await client.next('pong')).toEqual({ type: 'pong' });
  });

  test('spectators can’t play, and nobody can before the start (PR-9)', async () => {
    const { address, table } = await runningTable();
    const watcher = await Client.join(address, table.table);
    expect(await watcher.play({ verb: 'stop' })).toMatchObject({
      type: 'error',
      code: 'not-seated',
    });
    expect(await watcher.undo(1)).toMatchObject({ type: 'error', code: 'not-seated' });
    const waiting = await newTable(address, [person, person, bot]);
    const { key } = await sit(waiting, 'Ann');
    const early = await Client.join(address, waiting.table, { key });
    expect(await early.play({ verb: 'stop' })).toMatchObject({
      type: 'error',
      code: 'not-started',
    });
  });

  test('an illegal move is refused with the reason and changes nothing (PR-8)', async () => {
    const { address, table, ann, ben } = await runningTable();
    const mover = await Client.join(address, table.table, { key: ann.key });
    const other = await Client.join(address, table.table, { key: ben.key });
    const watcher = await Client.join(address, table.table);
    const { view, version } = mover.match!;
    const reasons = [
      [other, { verb: 'stop' }, { rule: 'RF-2', code: 'not-your-decision', owing: [0] }],
      [mover, { verb: 'fly' }, { rule: 'RF-3', code: 'not-a-move' }],
      [mover, null, { rule: 'RF-3' }],
      [mover, [], { rule: 'RF-3' }],
      [mover, 'stop', { rule: 'RF-3' }],
      [mover, { verb: 'stop', extra: 1 }, { rule: 'RF-3' }],
      [mover, { verb: 'blow', seat: 1, house: 0 }, { rule: expect.stringMatching(/^LP-/u) }],
    ] as const;
    for (const [client, move, reason] of reasons) {
      const answer = await client.play(move);
      expect({ move, ...answer }).toMatchObject({ move, type: 'refused', version, reason });
    }
    const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    mover.sendText(`{"type":"move","id":"deep","version":${version},"move":${nested}}`);
    expect(await mover.next('error')).toMatchObject({ code: 'malformed' });
    expect(await mover.undo(1)).toMatchObject({ type: 'error', code: 'cannot-undo' });
    expect(watcher.messages.map(({ type }) => type)).toEqual(['welcome']);
    const fresh = await Client.join(address, table.table);
    expect([fresh.match!.version, fresh.match!.view]).toEqual([version, view]);
  });

  test('a malformed message gets an error, and the connection stays open', async () => {
    const { address, table, ann } = await runningTable();
    const client = await Client.join(address, table.table, { key: ann.key });
    const texts = [
      '{"type":"move","id":"a","version":0}',
      '{"type":"move","id":"a","version":-1,"move":{}}',
      '{"type":"move","id":"","version":0,"move":{}}',
      '{"type":"undo","id":"a","version":0,"moves":0}',
      '{"type":"dance"}',
      '[]',
      '\u0000',
    ];
    for (const text of texts) {
      client.sendText(text);
      expect({ text, ...(await client.next('error')) }).toMatchObject({ text, code: 'malformed' });
    }
    expect(await client.play({ verb: 'stop' })).toMatchObject({ type: 'accepted', version: 1 });
  });
});
