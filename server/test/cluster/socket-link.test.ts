import { CLOSE, PROTOCOL } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import type { BusListener } from '../../src/cluster/bus.ts';
import { BusFailure } from '../../src/cluster/bus.ts';
import { Gateway } from '../../src/cluster/gateway.ts';
import { LocalNetwork } from '../../src/cluster/local-bus.ts';
import type { GatewayRequest, OwnerAnswer, OwnerNotice } from '../../src/cluster/messages.ts';

const hello = { type: 'hello', protocol: PROTOCOL } as const;
const move = { type: 'move', id: 'm', version: 0, move: {} } as const;
const DONE: OwnerAnswer = { value: undefined };
const MOVED: OwnerAnswer = { moved: true };

type Connect = Extract<GatewayRequest, { is: 'connect' }>;
type Answer = (request: GatewayRequest) => OwnerAnswer | Promise<OwnerAnswer>;

function fail(error: unknown): never {
  throw error;
}

/** A gateway with a socket, and owners that answer as the test says. */
function gatewayTo(answers: Readonly<Record<string, Answer>>) {
  const network = new LocalNetwork();
  const state = { owner: Object.keys(answers)[0], time: 0, isBroken: false };
  const requests: GatewayRequest[] = [];
  const disconnected: string[] = [];
  const bus = network.join('gateway');
  const gateway = new Gateway({
    bus,
    owner: { answer: async () => MOVED, receive: () => undefined },
    members: {
      id: 'gateway',
      isAlone: false,
      isCutOff: () => false,
      isLost: false,
      placeOf: () => 'nobody',
      watch: () => undefined,
    },
    store: {
      ownership: async () => {
        if (state.isBroken) throw new Error('no database');
        return { epoch: 1, ...(state.owner ? { owner: state.owner } : {}) };
      },
    },
    tables: { has: () => false },
    // Each look at the clock takes a while, so that searches end soon.
    ticks: () => (state.time += 1_500),
    forwarded: { add: () => undefined },
    busTime: { observe: () => undefined },
    log: {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: () => undefined,
    },
  });
  void bus.listen({
    receive: (notice) => gateway.receive(notice as OwnerNotice),
    answer: async () => ({}),
    failed: fail,
  });
  for (const [id, answer] of Object.entries(answers)) {
    const listener: BusListener = {
      receive: (notice) => {
        if ('is' in notice && notice.is === 'disconnect') disconnected.push(id);
      },
      answer: async (message) => {
        requests.push(message as GatewayRequest);
        return await answer(message as GatewayRequest);
      },
      failed: fail,
    };
    void network.join(id).listen(listener);
  }
  const sent: string[] = [];
  const ended: { code: number; sentence: string }[] = [];
  const socket = {
    send: (text: string) => void sent.push(text),
    end: (code: number, sentence: string) => void ended.push({ code, sentence }),
  };
  const connect = () =>
    gateway.connect({ code: 'TABLE', requestId: 'request' }, socket, { ...hello });
  const connects = () => requests.filter((each): each is Connect => each.is === 'connect');
  /** The owner sends a message over the latest link. */
  const notify = (number: number, text: string, version?: number) =>
    gateway.receive({
      is: 'send',
      link: connects().at(-1)!.link,
      number,
      text,
      ...(version === undefined ? {} : { version }),
    });
  return { gateway, state, requests, disconnected, sent, ended, connect, connects, notify };
}

test('a gap in the messages of an owner: the link connects again after the last version', async () => {
  const { connect, connects, notify, sent } = gatewayTo({ a: () => DONE });
  await connect();
  notify(0, 'welcome', 4);
  notify(1, 'presence');
  expect(connects()[0]!.hello).toEqual(hello);
  // Number 2 is lost.
  notify(3, 'never shown', 6);
  await expect.poll(() => connects()).toHaveLength(2);
  expect(connects()[1]!.hello).toEqual({ ...hello, since: 4 });
  expect(connects()[1]!.link).not.toBe(connects()[0]!.link);
  notify(0, 'welcome again', 6);
  expect(sent).toEqual(['welcome', 'presence', 'welcome again']);
});

test('a message whose table has moved is repeated at the new owner, under the same name', async () => {
  const { connect, state, requests } = gatewayTo({
    a: ({ is }) => {
      if (is === 'message') state.owner = 'b';
      return is === 'message' ? MOVED : DONE;
    },
    b: () => DONE,
  });
  const link = await connect();
  await link.send(move);
  const messages = requests.filter(({ is }) => is === 'message');
  expect(messages.map(({ requestId }) => requestId)).toEqual(['request.1', 'request.1']);
  expect(link.owner).toBe('b');
});

test('a chat line that may have been said is not repeated; one that was not is', async () => {
  let lines = 0;
  const { connect, connects, state } = gatewayTo({
    a: async ({ is }) => {
      if (is !== 'message') return DONE;
      if (++lines === 1) throw new BusFailure('silent');
      state.owner = 'b';
      return MOVED;
    },
    b: ({ is }) => {
      if (is === 'message') lines++;
      return DONE;
    },
  });
  const link = await connect();
  const say = { type: 'say', id: 'hi', text: 'Hallo' } as const;
  await expect(link.send(say)).rejects.toMatchObject({ problem: { code: 'not-said' } });
  expect(lines).toBe(1);
  // Nothing else has to be sent for the link to be there again.
  await expect.poll(() => connects()).toHaveLength(2);
  expect(link.owner).toBe('a');
  await link.send(say);
  expect(lines).toBe(3);
});

test('a link that is cut while it is opened, at whatever moment, is opened again', async () => {
  for (let steps = 0; steps < 30; steps++) {
    let cut: () => void = () => undefined;
    const { connect, connects } = gatewayTo({
      a: () => {
        void later(steps).then(cut);
        return DONE;
      },
    });
    const link = await connect();
    cut = () => {
      cut = () => undefined;
      link.reconnect();
    };
    link.reconnect();
    await expect.poll(() => connects().length).toBe(3);
    await new Promise((resolve) => setImmediate(resolve));
    expect(link.owner).toBe('a');
  }
});

/** Waits for this many steps of other promises. */
async function later(steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) await Promise.resolve();
}

test('a client that leaves while its table is opened is not left at the table', async () => {
  const opening = Promise.withResolvers<OwnerAnswer>();
  const opened = gatewayTo({ a: () => DONE, b: () => opening.promise });
  const { connect, connects, disconnected, state, sent, ended, notify } = opened;
  const link = await connect();
  state.owner = 'b';
  link.reconnect();
  await expect.poll(() => connects()).toHaveLength(2);
  link.leave();
  opening.resolve(DONE);
  await expect.poll(() => disconnected).toEqual(['a', 'b']);
  await expect(link.open()).resolves.toBeUndefined();
  notify(0, 'late');
  expect([sent, ended]).toEqual([[], []]);
  expect(connects()).toHaveLength(2);
  expect(link.owner).toBeUndefined();
});

test('a client that leaves while its message is on the way: the message is dropped, nothing hangs', async () => {
  const moving = Promise.withResolvers<OwnerAnswer>();
  const { connect, requests } = gatewayTo({
    a: ({ is }) => (is === 'message' ? moving.promise : DONE),
  });
  const link = await connect();
  const sending = link.send(move);
  await expect.poll(() => requests.some(({ is }) => is === 'message')).toBe(true);
  link.leave();
  moving.resolve(MOVED);
  await sending;
  await link.send(move);
  expect(requests.filter(({ is }) => is === 'message')).toHaveLength(1);
});

test('a table that is never found: the client is sent an error, and its socket is closed', async () => {
  const { connect, sent, ended } = gatewayTo({
    a: ({ requestId }) => (requestId === 'request.0' && first-- > 0 ? DONE : MOVED),
  });
  let first = 1;
  const link = await connect();
  await expect(link.send(move)).rejects.toMatchObject({ problem: { code: 'server-fault' } });
  expect(ended).toEqual([]);
  link.reconnect();
  await expect.poll(() => ended).toEqual([{ code: CLOSE.goingAway, sentence: 'server-fault' }]);
  expect(JSON.parse(sent[0]!)).toMatchObject({ type: 'error', code: 'server-fault' });
});

test('a table that does not let the client in any more: it learns why', async () => {
  const problem = { code: 'table-closed', sentence: 'Closed.' } as const;
  const { connect, connects, state, sent, ended } = gatewayTo({
    a: () => DONE,
    b: () => ({ problem }),
  });
  const link = await connect();
  state.owner = 'b';
  link.reconnect();
  await expect.poll(() => ended).toEqual([{ code: CLOSE.tableClosed, sentence: 'table-closed' }]);
  expect(JSON.parse(sent[0]!)).toEqual({ type: 'error', ...problem });
  expect(connects()).toHaveLength(2);
});

test('a gateway that closes sends its clients away, also those that are about to connect again', async () => {
  const { gateway, connect, ended } = gatewayTo({ a: () => DONE });
  const link = await connect();
  gateway.close();
  expect(ended).toHaveLength(1);
  link.reconnect();
  expect(ended.map(({ code }) => code)).toEqual([CLOSE.goingAway, CLOSE.goingAway]);
});

test('a database that fails while a table is looked for: the socket is closed, its client comes back', async () => {
  const { connect, state, sent, ended } = gatewayTo({ a: () => DONE });
  const link = await connect();
  state.isBroken = true;
  link.reconnect();
  await expect.poll(() => ended).toHaveLength(1);
  expect(ended[0]!.code).toBe(CLOSE.goingAway);
  // What went wrong is for the log, not for clients.
  expect(sent).toEqual([]);
  await expect(connect()).rejects.toThrow('no database');
});
