import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { randomBytes } from 'node:crypto';
import { randomFromText } from '@richtfest/engine';
import { MESSAGE_LENGTH, PROTOCOL } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import { Client, legalMoves } from '../support/client.ts';
import { ATTACKS, type Loot, hostileRequest } from '../support/hostile.ts';
import { Program, tokenFor } from '../support/program.ts';
import { calm, get, newTable, person, pigs, post, sit, startServer } from '../support/table.ts';

const isLong = process.env['RICHTFEST_LONG'] === '1';
const MESSAGES = isLong ? 100_000 : 5_000;
/** Milliseconds for thousands of sequential requests on a machine under load. */
const TIMEOUT = isLong ? 3_600_000 : 120_000;
/** The number of requests sent before waiting for the answers. */
const VOLLEY = 50;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use after garbage collection. */
function memory(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

async function scene() {
  const game = await pigs();
  const lines: string[] = [];
  const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } };
  const { address, store } = await startServer({
    logger,
    limits: { messagesPerSecond: 1e9, messagesAtOnce: 1e9, requestsPerMinute: 1e9 },
  });
  const table = await newTable(address, [person, person], calm);
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const ann = await Client.join(address, table.table, { key: keys[0]! });
  const first = await ann.play(legalMoves(game, ann, 0)[0], { id: 'the-first' });
  expect(first).toMatchObject({ type: 'accepted' });
  await ann.until(() => ann.version === 1);
  const seat = ann.match!.owing[0]!;
  const mover = seat === 0 ? ann : await Client.join(address, table.table, { key: keys[seat]! });
  const loot: Loot = { version: 1, move: legalMoves(game, mover, seat)[0]!, usedId: 'the-first' };
  /** What nobody may change. */
  const truth = async () => {
    const client = await Client.join(address, table.table, { key: keys[0]! });
    const { view, version, owing } = client.match!;
    await client.close();
    return { view, version, owing, entries: await store.loadEntries(table.table, 0) };
  };
  return { game, address, table, keys, seat, loot, truth, lines };
}

/** A client with the seat that is not to move, or none: sends, and forgets what it hears. */
class Nuisance {
  readonly #url: string;
  readonly #hello: string;
  #socket: WebSocket | undefined;
  readonly heard = new Map<string, number>();

  constructor(url: string, key: string | undefined) {
    this.#url = url;
    const hello = { type: 'hello', protocol: PROTOCOL, ...(key === undefined ? {} : { key }) };
    this.#hello = JSON.stringify(hello);
  }

  /** Sends all, comes back when it was thrown out, and waits until the server has answered. */
  async fire(texts: readonly string[]): Promise<void> {
    const socket = await this.#connected();
    const { promise, resolve } = Promise.withResolvers<void>();
    const hear = ({ data }: MessageEvent) => {
      const { type, code } = JSON.parse(String(data)) as { type: string; code?: string };
      const kind = code ?? type;
      this.heard.set(kind, (this.heard.get(kind) ?? 0) + 1);
      if (type === 'pong') resolve();
    };
    socket.onmessage = hear;
    socket.onclose = () => resolve();
    for (const text of [...texts, '{"type":"ping"}']) socket.send(text);
    await promise;
  }

  async #connected(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    await new Promise((resolve) => (socket.onopen = resolve));
    const welcomed = new Promise((resolve) => (socket.onmessage = resolve));
    socket.send(this.#hello);
    await welcomed;
    return socket;
  }
}

test(`${MESSAGES} hostile messages: no crash, no effect, no leak, no memory`, async () => {
  const { game, address, table, keys, seat, loot, truth, lines } = await scene();
  const url = `${address.replace('http', 'ws')}/api/tables/${table.table}/socket`;
  const before = await truth();
  const other = keys[seat === 0 ? 1 : 0]!;
  const crowd = [new Nuisance(url, other), new Nuisance(url, undefined)];
  const random = randomFromText('hostile');
  const attacks = Object.values(ATTACKS);
  let sent = 0;
  const attack = async (until: number) => {
    while (sent < until) {
      for (const nuisance of crowd) {
        const volley = Array.from({ length: VOLLEY }, () =>
          attacks[random.below(attacks.length)]!(random, loot),
        );
        await nuisance.fire(volley);
        sent += VOLLEY;
      }
    }
  };
  await attack(MESSAGES * 0.4);
  const early = memory();
  await attack(MESSAGES);
  expect(memory() - early).toBeLessThan(6e6);
  expect(await truth()).toEqual(before);
  expect(lines).toEqual([]);
  const heard = new Set(crowd.flatMap(({ heard: kinds }) => [...kinds.keys()]));
  expect([...heard]).toEqual(
    expect.arrayContaining(['malformed', 'refused', 'outdated', 'not-seated']),
  );
  expect(heard.has('accepted')).toBe(false);
  const honest = await Client.join(address, table.table, { key: keys[seat]! });
  const answer = await honest.play(legalMoves(game, honest, seat)[0], { id: 'honest' });
  expect(answer).toEqual({ type: 'accepted', id: 'honest', version: 2 });
});

test('invalid or oversized frames end only their own connection', async () => {
  const { address, table, truth } = await scene();
  const before = await truth();
  const watcher = await Client.join(address, table.table);
  const { port } = new URL(address);
  const random = randomFromText('frames');
  const byte = () => random.below(256);
  for (let attempt = 0; attempt < (isLong ? 500 : 40); attempt++) {
    const socket = connect(Number(port), '127.0.0.1');
    const upgrade = [
      `GET /api/tables/${table.table}/socket HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ];
    socket.write(`${upgrade.join('\r\n')}\r\n\r\n`);
    const junk = Array.from({ length: 2 + random.below(40) }, byte);
    // At first a frame that promises more than is allowed, or is not masked.
    socket.write(
      Buffer.from(attempt % 2 === 0 ? [0x81, 0x7f, 0, 0, 0, 1, ...junk] : [0x81, 0x05, ...junk]),
    );
    socket.on('error', () => undefined);
    await new Promise((resolve) => {
      socket.once('close', resolve);
      socket.resume();
    });
  }
  const long = await Client.join(address, table.table);
  long.sendText('x'.repeat(MESSAGE_LENGTH + 1));
  await long.until(() => long.closed !== undefined);
  expect(long.closed?.code).toBe(1009);
  expect(await truth()).toEqual(before);
  watcher.send({ type: 'ping' });
  await watcher.next('pong');
  expect((await get(`${address}/healthz`)).status).toBe(200);
});

test(
  'hostile requests to what is the host’s: no crash, no effect, no leak',
  async () => {
    const { address, table, keys, truth, lines } = await scene();
    const random = randomFromText('requests');
    const summary = async () => (await get(table.url)).body;
    const before = [await truth(), await summary()];
    const codes = new Set<string>();
    for (let sent = 0; sent < MESSAGES / 20; sent++) {
      const { path, body } = hostileRequest(random, keys[sent % 2]!);
      const answer = await post<{ code?: string }>(`${table.url}/${path}`, body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      codes.add(answer.body.code ?? '');
    }
    expect([...codes]).toEqual(expect.arrayContaining(['malformed', 'wrong-key', 'not-finished']));
    expect([await truth(), await summary()]).toEqual(before);
    expect(lines).toEqual([]);
    expect((await get(`${address}/healthz`)).status).toBe(200);
  },
  TIMEOUT,
);

test(`${MESSAGES / 10} hostile lines on the socket of programs: no crash, no effect, no leak`, async () => {
  const { address, lines, truth: others } = await scene();
  const before = await others();
  const table = await newTable(address, [person, person], calm);
  const { key } = await sit(table, 'Ann', 0);
  const token = await tokenFor(table, 1);
  const program = await Program.join(table, token);
  const ann = await Client.join(address, table.table, { key });
  await ann.until(() => ann.match !== undefined);
  const { version } = ann;
  const [game, random] = [await pigs(), randomFromText('door')];
  const loot = { version, move: legalMoves(game, ann, 0)[0]!, usedId: 'any' };
  const attacks = Object.values(ATTACKS);
  const own = [
    () => JSON.stringify({ id: random.below(9), move: random.below(9) }),
    () => JSON.stringify({ type: 'join', protocol: 1, token: 'forged'.repeat(4) }),
    () => JSON.stringify({ id: 0, move: loot.move, seat: 0 }),
  ];
  for (let sent = 0; sent < MESSAGES / 10; sent++) {
    const isOwn = random.below(3) === 0;
    const attack = isOwn ? own[random.below(own.length)]! : attacks[random.below(attacks.length)]!;
    program.write(attack(random, loot));
  }
  await program.until(() => program.invalidAnswers.length === MESSAGES / 10);
  // It was nobody's turn but Ann's: nothing came of it, and the program heard nothing but that.
  expect(new Set(program.lines.map(({ type }) => type))).toEqual(new Set(['seated', 'fault']));
  expect(ann.version).toBe(version);
  for (let stranger = 0; stranger < 20; stranger++) {
    const other = await Program.open(table);
    other.write(attacks[stranger % attacks.length]!(random, loot));
    await other.until(() => other.closed !== undefined);
    expect(other.lines).toMatchObject([{ type: 'error', code: 'malformed' }]);
  }
  expect(await others()).toEqual(before);
  expect(lines).toEqual([]);
  expect(await ann.play(loot.move, { id: 'honest' })).toMatchObject({ type: 'accepted' });
});
