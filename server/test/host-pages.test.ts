import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { get, startServer, temporaryFolder } from './support/table.ts';

test('serves only the operator’s own pages of that folder, as plain text', async () => {
  const hostPages = await temporaryFolder();
  await writeFile(join(hostPages, 'imprint.de.txt'), 'Familie Muster\nDorfstraße 1');
  await writeFile(join(hostPages, 'secret.txt'), 'not for anybody');
  const { address } = await startServer({ hostPages });
  const imprint = await fetch(`${address}/host/imprint.de.txt`);
  expect(imprint.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await imprint.text()).toBe('Familie Muster\nDorfstraße 1');
  for (const name of ['imprint.txt', 'secret.txt', 'imprint.de.txt.bak', '..%2Fsecret.txt']) {
    expect((await get(`${address}/host/${name}`)).status).toBe(404);
  }
});

test('a page that can’t be read is the server’s failure, not a missing page', async () => {
  const hostPages = await temporaryFolder();
  await mkdir(join(hostPages, 'imprint.txt'));
  const { address } = await startServer({ hostPages });
  expect((await get(`${address}/host/imprint.txt`)).status).toBe(500);
});
