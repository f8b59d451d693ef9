import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type RawAnswer, rawRequest } from './support/raw-request.ts';
import { exampleOf, readyServer, routesOf } from './support/routes.ts';
import { temporaryFolder } from './support/table.ts';

/** Addresses that no route names but that are answered all the same. */
const MORE = [
  '/lobby',
  '/nothing.txt',
  '/index.html',
  '/assets/a-Bx3dk9Qa.js',
  '/api/nothing',
  '/t/%zz',
];

const VOLATILE = new Set([
  'date',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
]);

function comparable({ status, headers }: RawAnswer) {
  return { status, headers: Object.entries(headers).filter(([name]) => !VOLATILE.has(name)) };
}

async function built(): Promise<string> {
  const webRoot = await temporaryFolder();
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), '<title>Richtfest</title>');
  await writeFile(join(webRoot, 'assets', 'a-Bx3dk9Qa.js'), 'let a;');
  return webRoot;
}

test.each(['with a site', 'without one'])(
  'HEAD answers what GET answers, without a body, on every route: %s',
  async (which) => {
    const webRoot = which === 'with a site' ? await built() : join(await temporaryFolder(), 'none');
    const app = await readyServer({ webRoot, limits: { requestsPerMinute: 100_000 } });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const gets = routesOf(app).filter(({ method }) => method === 'GET');
    expect(gets.length).toBeGreaterThan(10);
    for (const target of [...gets.map(exampleOf), ...MORE]) {
      const got = await rawRequest(address, { method: 'GET', target });
      const head = await rawRequest(address, { method: 'HEAD', target });
      expect({ target, ...comparable(head) }).toEqual({ target, ...comparable(got) });
      expect([target, head.body]).toEqual([target, '']);
      const length = head.headers['content-length'];
      // Metrics differ from one reading to the next.
      if (length !== undefined && target !== '/metrics') {
        expect([target, length]).toEqual([target, got.headers['content-length']]);
      }
    }
  },
);
