import type { TableSummary, WelcomeMessage } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { calm, get, newTable, person, post, startServer, summaryOf } from './support/table.ts';

test('a person’s face is shown at the seat and stored with the match, also in a rematch', async () => {
  const { address } = await startServer();
  const table = await newTable(address, [person, person], calm);
  const sit = (name: string, more: object) =>
    post<{ key: string; sentence: string }>(`${table.url}/seats`, { name, nonce: 'n', ...more });
  expect(await sit('Ann', { face: 'dragon' })).toMatchObject({
    status: 400,
    body: { sentence: expect.stringContaining('must be one of fox, owl') },
  });
  const { body: ann } = await sit('Ann', { face: 'badger' });
  expect((await summaryOf(table)).seats[0]?.face).toBe('badger');
  expect((await get<TableSummary>(table.url)).body.seats[0]?.face).toBe('badger');
  await sit('Ben', {});
  const client = await Client.join(address, table.table, { key: ann.key });
  const welcome = client.messages[0] as WelcomeMessage;
  expect(welcome.match?.header.seats).toEqual([{ name: 'Ann', face: 'badger' }, { name: 'Ben' }]);

  // A player who comes late brings their own face.
  await post(`${table.url}/seats/replace`, { hostKey: table.hostKey, seat: 1 });
  await sit('Cleo', { face: 'cat' });
  await client.until(() => client.seats[1]?.face === 'cat');
  await post(`${table.url}/close`, { hostKey: table.hostKey });
  const rematch = await post<{ table: string }>(`${table.url}/rematch`, { key: ann.key });
  const next = { ...table, url: `${address}/api/tables/${rematch.body.table}` };
  const faces = (await summaryOf(next, ann.key)).seats.map(({ face }) => face);
  expect(faces).toEqual(['badger', 'cat']);
});
