import { CLOSE, type MoveSeatResponse } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { calm, get, newTable, person, post, sit, startServer } from './support/table.ts';

const STOP = { verb: 'stop' };
const NEW_KEY = 'a-new-key-of-the-other-device';

async function runningTable() {
  const { address, store, close } = await startServer();
  const table = await newTable(address, [person, person], calm);
  const ann = await sit(table, 'Ann');
  const ben = await sit(table, 'Ben');
  const move = (key: string, newKey = NEW_KEY) =>
    post<MoveSeatResponse>(`${table.url}/seats/move`, { key, newKey });
  return { address, store, close, table, ann, ben, move };
}

describe('a seat goes to another device', () => {
  test('the new key controls it, the old device is notified and disconnected (PR-22)', async () => {
    const { address, store, table, ann, ben, move } = await runningTable();
    const [old, other] = [
      await Client.join(address, table.table, { key: ann.key }),
      await Client.join(address, table.table, { key: ben.key }),
    ];
    expect(await move(ann.key)).toMatchObject({ status: 200, body: { seat: 0 } });
    await old.until(() => old.closed !== undefined);
    expect(old.messages.at(-1)).toMatchObject({ type: 'error', code: 'seat-moved' });
    expect(old.closed).toEqual({ code: CLOSE.seatMoved, reason: 'seat-moved' });
    await other.until(() => other.seats[0]?.isPresent === false);
    const late = await Client.open(address, table.table);
    late.send({ type: 'hello', protocol: 1, key: ann.key });
    await late.until(() => late.closed?.code === CLOSE.wrongKey);
    const fresh = await Client.join(address, table.table, { key: NEW_KEY });
    expect(await fresh.play(STOP)).toMatchObject({ type: 'accepted' });
    await other.until(() => other.version === 1 && other.seats[0]?.isPresent === true);
    const texts = [...old.texts, ...other.texts, ...fresh.texts, ...late.texts].join();
    expect(texts).not.toMatch(new RegExp(`${NEW_KEY}|${ann.key}|${ben.key}`, 'u'));
    expect(JSON.stringify(await store.loadTable(table.table))).not.toContain(NEW_KEY);
  });

  test('before the match, which then begins normally', async () => {
    const { address } = await startServer();
    const table = await newTable(address, [person, person], calm);
    const ann = await sit(table, 'Ann');
    await post(`${table.url}/seats/move`, { key: ann.key, newKey: NEW_KEY });
    await sit(table, 'Ben');
    const client = await Client.join(address, table.table, { key: NEW_KEY });
    expect(client.messages[0]).toMatchObject({ seat: 0, match: { owing: [0] } });
  });

  test('the same request again is answered the same, and nobody else gets the seat', async () => {
    const { ann, ben, move, table, address } = await runningTable();
    expect(await move(ann.key)).toMatchObject({ body: { seat: 0 } });
    expect(await move(ann.key)).toMatchObject({ status: 200, body: { seat: 0 } });
    const wrong = { status: 403, body: { code: 'wrong-key' } };
    expect(await move(ann.key, 'a-key-of-somebody-else')).toMatchObject(wrong);
    expect(await move('a-key-somebody-made-up', 'another-made-up-key')).toMatchObject(wrong);
    expect(await move(ben.key, NEW_KEY)).toMatchObject({ status: 400 });
    expect(await move(ben.key, ben.key)).toMatchObject({ status: 400 });
    const client = await Client.join(address, table.table, { key: ben.key });
    expect(client.messages[0]).toMatchObject({ seat: 1 });
  });

  test('only one of two simultaneous requests gets it', async () => {
    const { ann, move } = await runningTable();
    const keys = ['the-key-of-the-first-one', 'the-key-of-the-second-one'];
    const answers = await Promise.all(keys.map((key) => move(ann.key, key)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });
});

test('a phone shows a seat’s hand, and a shared tablet the public view (PR-24)', async () => {
  const { address, table, ann } = await runningTable();
  const phone = await Client.join(address, table.table, { key: ann.key });
  const tablet = await Client.join(address, table.table, { key: ann.key, isTable: true });
  expect(phone.messages[0]).toMatchObject({ seat: 0, match: { memory: {} } });
  expect(tablet.messages[0]).not.toHaveProperty('seat');
  expect(tablet.match).not.toHaveProperty('memory');
  expect(await tablet.play(STOP)).toMatchObject({ type: 'error', code: 'not-seated' });
  expect(await phone.play(STOP)).toMatchObject({ type: 'accepted' });
  await tablet.until(() => tablet.version === 1);
  await phone.close();
  await tablet.until(() => tablet.seats[0]?.isPresent === false);
  const { body } = await get<{ seats: readonly { isPresent: boolean }[] }>(table.url);
  expect(body.seats[0]?.isPresent).toBe(false);
});
