import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Caches, MemoryCaches, startWorker } from './worker.ts';

const FOLDER = join(import.meta.dirname, 'caches');
const FIXTURES = readdirSync(FOLDER).map((file): [string, Caches] => [
  file,
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Caches,
]);
/** A site of today; names of files contain hashes of their contents. */
const SERVED = { '/index.html': 'page two', '/assets/table-2222.js': 'table two' };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(FIXTURES)('the cache that %s left', (_, content) => {
  const [name = '', files] = Object.entries(content)[0] ?? [];
  const [chunk = ''] = Object.keys(files ?? {}).filter((path) => path.startsWith('/assets/'));

  test('still serves a tab of that version after an update', async () => {
    const caches = new MemoryCaches(content);
    const worker = await startWorker({ caches, version: 'two', served: SERVED });
    await worker.install();
    await worker.activate();
    worker.goOffline();
    expect(await worker.file(chunk)).toBe(files?.[chunk]);
  });

  test('never replaces the page of the new version', async () => {
    const caches = new MemoryCaches(content);
    const worker = await startWorker({ caches, version: 'two', served: SERVED });
    await worker.install();
    await worker.activate();
    worker.goOffline();
    expect(await worker.page('/games/any')).toBe('page two');
    expect(await worker.file('/index.html')).toBe('page two');
    expect(await worker.file('/assets/table-2222.js')).toBe('table two');
  });

  test('is deleted with the second update', async () => {
    const caches = new MemoryCaches({ ...content, other: { '/x': 'not ours' } });
    for (const version of ['two', 'three']) {
      const worker = await startWorker({ caches, version, served: SERVED });
      await worker.install();
      await worker.activate();
    }
    expect(await caches.keys()).toEqual(['other', 'richtfest-two', 'richtfest-three']);
    expect(name).toMatch(/^richtfest-/);
  });
});

test('a cache has the form of the latest fixture', async () => {
  const caches = new MemoryCaches();
  const [, content] = FIXTURES.at(-1)!;
  const [[name, files] = ['', {}]] = Object.entries(content);
  const version = name.replace('richtfest-', '');
  await (await startWorker({ caches, version, served: files })).install();
  expect(caches.content).toEqual(content);
});
