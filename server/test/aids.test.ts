import type { Aids, CreateTableResponse, ServerMessage } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { PIGS, calm, person, post, sit, startServer } from './support/table.ts';

const bot = { kind: 'bot', bot: 'greedy' };

/** A table of Ann, another player, and a spectator. */
async function tableWith(aids: Aids | undefined, other: object = person) {
  const { address } = await startServer();
  const request = { game: PIGS, options: calm, seats: [person, other], ...(aids && { aids }) };
  const { body } = await post<CreateTableResponse>(`${address}/api/tables`, request);
  const table = { ...body, url: `${address}/api/tables/${body.table}` };
  const keys = [(await sit(table, 'Ann')).key];
  if (other === person) keys.push((await sit(table, 'Ben')).key);
  else await post(`${table.url}/start`, { hostKey: table.hostKey });
  const [ann, ben, watcher] = await Promise.all([
    Client.join(address, table.table, { key: keys[0]! }),
    Client.join(address, table.table, { key: keys.at(-1)! }),
    Client.join(address, table.table),
  ]);
  return { ann, ben, watcher };
}

function ask(client: Client, aid: 'hints' | 'odds' | 'reviews') {
  const id = client.newId();
  client.send({ type: 'aid', id, aid });
  return client.answerTo(id);
}

function aided({ messages }: Client): ServerMessage[] {
  return messages.filter(({ type }) => type === 'aided');
}

/** Everything the server has sent before has arrived when this resolves. */
async function caughtUp(...clients: readonly Client[]): Promise<void> {
  await Promise.all(
    clients.map(async (client) => {
      const pong = client.next('pong');
      client.send({ type: 'ping' });
      await pong;
    }),
  );
}

describe('aids', () => {
  test('PR-44: hints are off where several people play, everything else is on', async () => {
    const { ann } = await tableWith(undefined);
    expect(await ask(ann, 'hints')).toMatchObject({ type: 'error', code: 'aid-off' });
    expect(await ask(ann, 'odds')).toMatchObject({ type: 'aided', seat: 0, aid: 'odds' });
    expect(await ask(ann, 'reviews')).toMatchObject({ type: 'aided', aid: 'reviews' });
  });

  test('PR-44: one person who plays with bots gets hints', async () => {
    const { ann } = await tableWith(undefined, bot);
    expect(await ask(ann, 'hints')).toMatchObject({ type: 'aided', aid: 'hints' });
  });

  test('PR-44: what the table switches off is refused', async () => {
    const { ann, watcher } = await tableWith({ hints: 'on', odds: 'off', reviews: 'off' });
    expect(await ask(ann, 'hints')).toMatchObject({ type: 'aided' });
    expect(await ask(ann, 'odds')).toMatchObject({ code: 'aid-off' });
    expect(await ask(ann, 'reviews')).toMatchObject({ code: 'aid-off' });
    expect(await ask(watcher, 'hints')).toMatchObject({ code: 'not-seated' });
  });

  test('PR-45: everyone is told who uses an aid that is shown', async () => {
    const { ann, ben, watcher } = await tableWith({ hints: 'shown' });
    const answer = await ask(ann, 'hints');
    expect(answer).toMatchObject({ type: 'aided', seat: 0, aid: 'hints', id: expect.anything() });
    await caughtUp(ben, watcher);
    const news = [{ type: 'aided', seat: 0, aid: 'hints' }];
    expect([aided(ben), aided(watcher)]).toEqual([news, news]);
  });

  test('PR-45: nobody else is told of an aid that is not shown', async () => {
    const { ann, ben, watcher } = await tableWith({ hints: 'on' });
    await ask(ann, 'hints');
    await caughtUp(ben, watcher);
    expect([aided(ben), aided(watcher)]).toEqual([[], []]);
  });
});

test('an aid that does not exist is refused', async () => {
  const { ann } = await tableWith(undefined);
  const id = ann.newId();
  ann.send({ type: 'aid', id, aid: 'magic' } as never);
  expect(await ann.next('error')).toMatchObject({ code: 'malformed' });
});
