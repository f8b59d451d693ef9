import { connect } from '@nats-io/transport-node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Bus, BusFailure, type BusListener } from '../../src/cluster/bus.ts';
import type { BusTranslation } from '../../src/cluster/bus-version.ts';
import { LocalNetwork } from '../../src/cluster/local-bus.ts';
import { connectToNats } from '../../src/cluster/nats-bus.ts';
import { freePort, launchNats } from '../../local-cluster/nats.ts';
import { type TestNats, startNats } from '../support/nats.ts';

type Join = (id: string) => Promise<Bus>;

const BUSES: Readonly<Record<string, () => Promise<Join>>> = {
  async 'in one process'() {
    const network = new LocalNetwork();
    return async (id) => network.join(id);
  },
  async NATS() {
    const { url } = await startNats();
    return joinNats(url);
  },
};

function joinNats(url: string, translation?: BusTranslation): Join {
  return async (id) => {
    const bus = await connectToNats(id, url, translation);
    onTestFinished(() => bus.close());
    return bus;
  };
}

const deaf: BusListener = {
  receive: () => undefined,
  answer: async () => ({}),
  failed: () => undefined,
};

/** A listener that collects what it receives. */
function collector(count = Infinity) {
  const received: object[] = [];
  const complete = Promise.withResolvers<void>();
  const receive = (message: object) => {
    received.push(message);
    if (received.length === count) complete.resolve();
  };
  return { listener: { ...deaf, receive }, received, complete: complete.promise };
}

describe.each(Object.entries(BUSES))('the bus: %s', (_name, prepare) => {
  test('delivers messages to the server they are addressed to, all and in order', async () => {
    const join = await prepare();
    const [a, b, c] = [await join('a'), await join('b'), await join('c')];
    const count = 5_000;
    const [toB, toC] = [collector(count), collector()];
    await b.listen(toB.listener);
    await c.listen(toC.listener);
    const sent = Array.from({ length: count }, (_, number) => ({ number, text: 'ä'.repeat(300) }));
    for (const message of sent) a.send('b', message);
    await toB.complete;
    expect(toB.received).toEqual(sent);
    expect(toC.received).toEqual([]);
  });

  test('delivers to its own server, as to any other', async () => {
    const bus = await (await prepare())('a');
    const { listener, received, complete } = collector(1);
    await bus.listen({ ...listener, answer: async (message) => ({ echo: message }) });
    bus.send('a', { to: 'myself' });
    await complete;
    expect(received).toEqual([{ to: 'myself' }]);
    expect(await bus.request('a', { is: 1 })).toEqual({ echo: { is: 1 } });
  });

  test('an answer arrives after the messages that were sent before it', async () => {
    const join = await prepare();
    const [a, b] = [await join('a'), await join('b')];
    const { listener, received } = collector();
    await a.listen(listener);
    await b.listen({
      ...deaf,
      answer: async () => {
        b.send('a', { number: 1 });
        b.send('a', { number: 2 });
        return { isDone: true };
      },
    });
    expect(await a.request('b', {})).toEqual({ isDone: true });
    expect(received).toEqual([{ number: 1 }, { number: 2 }]);
  });

  test('answers requests, several at a time', async () => {
    const join = await prepare();
    const [a, b] = [await join('a'), await join('b')];
    const first = Promise.withResolvers<void>();
    await b.listen({
      ...deaf,
      answer: async (message) => {
        if ('waits' in message) await first.promise;
        else first.resolve();
        return { echo: message };
      },
    });
    const answers = await Promise.all([a.request('b', { waits: 1 }), a.request('b', { is: 2 })]);
    expect(answers).toEqual([{ echo: { waits: 1 } }, { echo: { is: 2 } }]);
  });

  test('reports at once that a server is absent, before it joins and after it has left', async () => {
    const join = await prepare();
    const [a, b] = [await join('a'), await join('b')];
    const absent = { kind: 'absent' };
    const long = 600_000;
    await expect(a.request('nobody', {}, long)).rejects.toMatchObject(absent);
    await expect(a.request('b', {}, long)).rejects.toMatchObject(absent);
    await b.listen(deaf);
    expect(await a.request('b', {}, long)).toEqual({});
    await b.close();
    await expect(a.request('b', {}, long)).rejects.toMatchObject(absent);
    expect(() => a.send('b', {})).not.toThrow();
  });

  test('a server that has left sends nothing and asks nobody; its late answers are dropped', async () => {
    const join = await prepare();
    const [a, b] = [await join('a'), await join('b')];
    const { listener, received } = collector();
    await a.listen(listener);
    const late = Promise.withResolvers<object>();
    const isAsked = Promise.withResolvers<void>();
    await b.listen({
      ...deaf,
      answer: () => {
        isAsked.resolve();
        return late.promise;
      },
    });
    const asking = a.request('b', {}, 500).catch((error: unknown) => error);
    await isAsked.promise;
    await b.close();
    late.resolve({});
    b.send('a', { is: 'late' });
    await expect(b.request('a', {})).rejects.toMatchObject({ kind: 'absent' });
    await asking;
    expect(received).toEqual([]);
  });

  test('a message that can’t be handled is reported where it arrives, and the next ones are handled', async () => {
    const join = await prepare();
    const [a, b] = [await join('a'), await join('b')];
    const { listener, received, complete } = collector(2);
    const failures: unknown[] = [];
    await b.listen({
      ...listener,
      receive: (message) => {
        if ('bad' in message) throw new Error('bad');
        listener.receive(message);
      },
      answer: async (message) => {
        if ('bad' in message) throw new Error('bad question');
        return { fine: true };
      },
      failed: (error) => void failures.push(String(error)),
    });
    for (const message of [{ bad: 1 }, { good: 1 }, { good: 2 }]) a.send('b', message);
    await complete;
    expect(received).toEqual([{ good: 1 }, { good: 2 }]);
    b.send('b', { bad: 2 });
    await expect(a.request('b', { bad: 3 })).rejects.toMatchObject({ kind: 'silent' });
    expect(await a.request('b', {})).toEqual({ fine: true });
    expect(failures).toEqual(['Error: bad', 'Error: bad', 'Error: bad question']);
  });

  test('messages of any length arrive, in order', async () => {
    const join = await prepare();
    const [a, b, c] = [await join('a'), await join('b'), await join('c')];
    const { listener, received, complete } = collector(5);
    await c.listen(listener);
    // Each takes more than a megabyte, most as quotation marks or in two or three bytes.
    const long = ['x', '"', '“ä'].map((text) => text.repeat(1_500_000 / text.length));
    a.send('c', { number: 0 });
    for (const text of long) a.send('c', { text });
    b.send('c', { text: long[2] });
    await complete;
    expect(received.filter((each) => 'number' in each)).toHaveLength(1);
    const texts = received.flatMap((each) => ('text' in each ? [each.text] : []));
    const [first, second, ...others] = texts.filter((each) => each !== long[2]);
    expect([first === long[0], second === long[1], others.length, texts.length]).toEqual([
      true,
      true,
      0,
      4,
    ]);
  });

  test('reports a request that is not answered in time, or can’t be carried out', async () => {
    const join = await prepare();
    const [a, b] = [await join('a'), await join('b')];
    await b.listen({
      ...deaf,
      answer: (message) =>
        'fails' in message ? Promise.reject(new Error('no')) : new Promise(() => undefined),
    });
    for (const request of [{}, { fails: true }]) {
      const failure = await a.request('b', request, 20).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(BusFailure);
      expect(failure).toMatchObject({ kind: 'silent' });
    }
  });
});

describe('the bus on NATS', () => {
  test('reconnects, says so, and never delivers what was sent meanwhile', async () => {
    const nats: TestNats = await startNats();
    const join = joinNats(nats.url);
    const [a, b] = [await join('a'), await join('b')];
    const { listener, received, complete } = collector(1);
    await b.listen(listener);
    const back = [a, b].map((bus) => new Promise<void>((resolve) => bus.onReconnect(resolve)));
    await nats.end();
    await expect.poll(() => [a.isConnected, b.isConnected]).toEqual([false, false]);
    a.send('b', { is: 'lost' });
    await expect(a.request('b', {})).rejects.toMatchObject({ kind: 'absent' });
    await nats.start();
    // Each server is there for the others as soon as it says so.
    await Promise.all(back);
    expect([a.isConnected, b.isConnected]).toEqual([true, true]);
    expect(await a.request('b', {})).toEqual({});
    a.send('b', { is: 'new' });
    await complete;
    expect(received).toEqual([{ is: 'new' }]);
  });

  test('several NATS servers are one bus, and one of them may die', async () => {
    const routes = await Promise.all([0, 1, 2].map(() => freePort()));
    // As in deploy/compose.cluster.yaml.
    const servers = await Promise.all(
      routes.map(async (port) => {
        const others = routes.map((each) => `nats://127.0.0.1:${each}`).join(',');
        const flags = [
          '--cluster_name=richtfest',
          `--cluster=nats://127.0.0.1:${port}`,
          `--routes=${others}`,
        ];
        const nats = await launchNats(await freePort(), flags);
        onTestFinished(() => nats.end('SIGKILL'));
        return nats;
      }),
    );
    const [first, second] = servers.map(({ url }) => url);
    const [a, b] = [
      await joinNats(`${first},${second}`)('a'),
      await joinNats(`${second},${first}`)('b'),
    ];
    await b.listen(deaf);
    // The servers may still be getting to know each other, or clients be on their way to another.
    const whenReached = async () => {
      await expect.poll(() => a.request('b', {}).catch(String)).toEqual({});
    };
    await whenReached();
    await servers[0]!.end('SIGKILL');
    await whenReached();
    expect([a.isConnected, b.isConnected]).toEqual([true, true]);
  });

  test('what is sent to a server in the same tick is one message', async () => {
    const { url } = await startNats();
    const join = joinNats(url);
    const [a, b] = [await join('a'), await join('b')];
    const { listener, received, complete } = collector(4);
    await b.listen(listener);
    const texts: string[] = [];
    const other = await connect({ servers: url });
    onTestFinished(() => other.close());
    other.subscribe('richtfest.1.b', {
      callback: (_, message) => void texts.push(message.string()),
    });
    await other.flush();
    for (const number of [1, 2, 3]) a.send('b', { number });
    await new Promise((resolve) => setImmediate(resolve));
    a.send('b', { number: 4 });
    await complete;
    await other.flush();
    expect(texts).toEqual(['[{"number":1},{"number":2},{"number":3}]', '[{"number":4}]']);
    expect(received).toHaveLength(4);
  });

  test('what is no message is reported, and what follows it arrives', async () => {
    const { url } = await startNats();
    const bus = await joinNats(url)('a');
    const { listener, received, complete } = collector(1);
    const failures: unknown[] = [];
    await bus.listen({ ...listener, failed: (error) => void failures.push(error) });
    const other = await connect({ servers: url });
    onTestFinished(() => other.close());
    for (const text of ['{', '', 'null', '7']) other.publish('richtfest.1.a', text);
    const answer = await other.request('richtfest.1.a', '{');
    other.publish('richtfest.1.a', '[{"is":"ours"}]');
    await complete;
    expect(answer.string()).toBe('');
    expect(failures).toHaveLength(5);
    expect(received).toEqual([{ is: 'ours' }]);
  });

  test('an answer that is too long for NATS is one that does not come', async () => {
    const { url } = await startNats();
    const join = joinNats(url);
    const [a, b] = [await join('a'), await join('b')];
    const failures: unknown[] = [];
    await b.listen({
      ...deaf,
      answer: async () => ({ text: 'x'.repeat(2_000_000) }),
      failed: (error) => void failures.push(error),
    });
    await expect(a.request('b', {})).rejects.toMatchObject({ kind: 'silent' });
    expect(failures).toHaveLength(1);
  });

  test('a server signs in to NATS with the user and password, or the token, of its address', async () => {
    for (const [flags, login] of [
      [['--user', 'richtfest', '--pass', 'p:ss 1@'], 'richtfest:p%3Ass%201%40'],
      [['--auth', 't0ken'], 't0ken'],
    ] as const) {
      const nats = await launchNats(await freePort(), flags);
      onTestFinished(() => nats.end('SIGKILL'));
      const { host } = new URL(nats.url);
      const [a, b] = [
        await joinNats(`nats://${login}@${host}`)('a'),
        await joinNats(`nats://${login}@${host},nats://${login}@127.0.0.1:1`)('b'),
      ];
      await b.listen(deaf);
      expect(await a.request('b', {})).toEqual({});
      await expect(connectToNats('c', nats.url)).rejects.toThrow(/Authorization Violation/u);
    }
  });

  test('a server with the address tls:// does not talk to a NATS that does not encrypt', async () => {
    const { url } = await startNats();
    const joined = connectToNats('a', url.replace('nats:', 'tls:'));
    await expect(joined).rejects.toThrow(/does not support 'tls'/u);
  });

  test('a server talks to one of the version before in its words (PR-57)', async () => {
    const { url } = await startNats();
    // Version 2 says `kind` where version 1 says `is`.
    const translation: BusTranslation = {
      toPrevious: ({ kind, ...more }: { kind?: unknown }) => ({ is: kind, ...more }),
      fromPrevious: ({ is, ...more }: { is?: unknown }) => ({ kind: is, ...more }),
    };
    const old = await joinNats(url)('av1');
    const [first, second] = [
      await joinNats(url, translation)('bv2'),
      await joinNats(url, translation)('cv2'),
    ];
    const received: Record<string, object[]> = {};
    const arrived = Promise.withResolvers<void>();
    for (const [bus, word] of [[old, 'is'] as const, [first, 'kind'] as const]) {
      const heard = (received[bus.id] = [] as object[]);
      await bus.listen({
        ...deaf,
        receive: (message) => {
          heard.push(message);
          if (Object.values(received).flat().length === 3) arrived.resolve();
        },
        answer: async (message) => ({ [word]: 'answer', to: message }),
      });
    }
    first.send('av1', { kind: 'send', number: 1 });
    old.send('bv2', { is: 'send', number: 2 });
    second.send('bv2', { kind: 'send', number: 3 });
    await arrived.promise;
    expect(received['av1']).toEqual([{ is: 'send', number: 1 }]);
    expect(received['bv2']).toHaveLength(2);
    expect(received['bv2']).toContainEqual({ kind: 'send', number: 2 });
    expect(received['bv2']).toContainEqual({ kind: 'send', number: 3 });
    // What a server answers is in the words of the request; nested messages are not touched here.
    expect(await first.request('av1', { kind: 'call' })).toEqual({
      kind: 'answer',
      to: { is: 'call' },
    });
    expect(await old.request('bv2', { is: 'call' })).toEqual({
      is: 'answer',
      to: { kind: 'call' },
    });
    expect(await second.request('bv2', { kind: 'call' })).toEqual({
      kind: 'answer',
      to: { kind: 'call' },
    });
  });

  test('a server of two versions before counts as absent, at once (PR-57)', async () => {
    const { url } = await startNats();
    const join = joinNats(url);
    const [old, next, later] = [await join('av1'), await join('bv2'), await join('cv3')];
    const { listener, received } = collector();
    for (const bus of [old, next, later]) await bus.listen(listener);
    const long = 600_000;
    await expect(later.request('av1', {}, long)).rejects.toMatchObject({ kind: 'absent' });
    await expect(old.request('cv3', {}, long)).rejects.toMatchObject({ kind: 'absent' });
    later.send('av1', {});
    old.send('cv3', {});
    // What was sent before a request has arrived when it is answered.
    expect(await old.request('bv2', {}, long)).toEqual({});
    expect(await next.request('av1', {}, long)).toEqual({});
    expect(await later.request('bv2', {}, long)).toEqual({});
    expect(await next.request('cv3', {}, long)).toEqual({});
    expect(received).toEqual([]);
  });

  test('servers of another message version are not heard', async () => {
    const { url } = await startNats();
    const bus = await joinNats(url)('a');
    const { listener, received, complete } = collector(1);
    await bus.listen(listener);
    const other = await connect({ servers: url });
    onTestFinished(() => other.close());
    other.publish('richtfest.0.a', '{"is":"old"}');
    other.publish('richtfest.1.a', '{"is":"ours"}');
    await complete;
    expect(received).toEqual([{ is: 'ours' }]);
  });
});
