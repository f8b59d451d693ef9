import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer as createPort, get } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addressesOf } from '../src/addresses.ts';
import { type ServeOptions, serve } from '../src/index.ts';
import { lockData } from '../src/store/data-lock.ts';
import { emptyPostgres } from './support/postgres.ts';
import { newTable, person, startServer, temporaryFolder } from './support/table.ts';

afterEach(() => vi.unstubAllEnvs());

async function served(options: ServeOptions) {
  const lines: string[] = [];
  const dataDir = join(await temporaryFolder(), 'new', 'data');
  const print = (line: string) => void lines.push(line);
  const serving = await serve({ host: '127.0.0.1', dataDir, print, ...options });
  onTestFinished(() => serving.close());
  return { serving, lines };
}

const portOf = (address: string) => Number(new URL(address).port);

describe('serving', () => {
  test('uses the port from the flag or PORT, and prints its address', async () => {
    vi.stubEnv('PORT', '0');
    const { serving, lines } = await served({});
    expect(lines).toEqual([`On this machine:   ${serving.here}`]);
    expect((await fetch(`${serving.here}healthz`)).status).toBe(200);
  });

  test('can be stopped as soon as it has printed its address', async () => {
    const before = process.listenerCount('SIGINT');
    let handlers = 0;
    await served({ port: 0, print: () => void (handlers = process.listenerCount('SIGINT')) });
    expect(handlers).toBe(before + 1);
  });

  test('reports its network addresses to localhost only', async () => {
    const { serving } = await served({ host: '0.0.0.0', port: 0 });
    const asked = `http://127.0.0.1:${portOf(serving.here)}/api/addresses`;
    const answer = await fetch(asked);
    expect(await answer.json()).toEqual({ network: serving.network });
    const foreign = await new Promise<string>((resolve, reject) => {
      get(asked, { headers: { host: 'elsewhere.example' } }, (response) => {
        let body = '';
        response.on('data', (data: Buffer) => (body += data.toString()));
        response.on('end', () => resolve(body));
      }).on('error', reject);
    });
    expect(JSON.parse(foreign)).toEqual({ network: [] });
  });

  test('finds a free port near 8080 by default', async () => {
    vi.stubEnv('PORT', '');
    const first = await served({});
    const second = await served({});
    expect(portOf(first.serving.here)).toBeGreaterThanOrEqual(8080);
    expect(portOf(second.serving.here)).toBeGreaterThan(portOf(first.serving.here));
  });

  test('reports a port that is taken or invalid', async () => {
    const other = createPort().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    await expect(served({ port })).rejects.toThrow(`Port ${port} is in use.`);
    vi.stubEnv('PORT', 'eighty');
    await expect(served({})).rejects.toThrow(
      'PORT must be a number from 0 to 65535, not “eighty”.',
    );
  });

  test('reads its paths from flags, then from the environment', async () => {
    const folder = await temporaryFolder();
    vi.stubEnv('DATA_DIR', join(folder, 'from-environment'));
    vi.stubEnv('PUBLIC_URL', 'https://play.example.org');
    vi.stubEnv('DATABASE_URL', '');
    const { serving, lines } = await served({ port: 0, dataDir: undefined });
    expect(lines).toEqual([
      `On this machine:   ${serving.here}`,
      'For others:        https://play.example.org/',
    ]);
    expect(await readdir(join(folder, 'from-environment'))).toContain('richtfest.sqlite');
    await expect(served({ publicUrl: 'https://example.org/path' })).rejects.toThrow(/PUBLIC_URL/u);
    vi.stubEnv('LOG_LEVEL', 'loud');
    await expect(served({})).rejects.toThrow(/LOG_LEVEL must be one of/u);
    vi.unstubAllEnvs();
    await expect(served({ databaseUrl: 'mysql://x' })).rejects.toThrow(/postgresql:\/\//u);
    const nobody = served({ databaseUrl: 'postgresql://user:pass@127.0.0.1:1/db' });
    await expect(nobody).rejects.toThrow(/at 127.0.0.1:1 can’t be opened: no database server/u);
    await expect(served({ host: '203.0.113.9', port: 0 })).rejects.toThrow(/HOST must be/u);
    // Such an address needs the name of a network interface.
    await expect(served({ host: 'fe80::1', port: 0 })).rejects.toThrow(/HOST must be.*“fe80::1”/u);
    await writeFile(join(folder, 'a-file'), '');
    const inAFile = served({ dataDir: join(folder, 'a-file') });
    await expect(inAFile).rejects.toThrow(/can’t be opened/u);
  });

  test('reports a file that is not a database, and unlocks the folder', async () => {
    const dataDir = await temporaryFolder();
    const file = join(dataDir, 'richtfest.sqlite');
    await writeFile(file, 'these are no tables '.repeat(100));
    await expect(served({ port: 0, dataDir })).rejects.toThrow(
      /^The store in .* can’t be opened: .*the file is damaged or no database/u,
    );
    await rm(file);
    const lock = await lockData({ dataDir }, 'exclusive');
    expect(lock).toBeDefined();
    await lock?.release();
    await writeFile(join(dataDir, 'richtfest.lock'), 'this is no lock '.repeat(100));
    await expect(served({ port: 0, dataDir })).rejects.toThrow(
      /can’t be opened: .*the file is damaged or no database/u,
    );
  });

  test('stores its tables in PostgreSQL if configured', async () => {
    const databaseUrl = await emptyPostgres();
    const first = await served({ port: 0, databaseUrl });
    const table = await newTable(first.serving.here.slice(0, -1), [person, person]);
    await first.serving.close();
    const second = await served({ port: 0, databaseUrl });
    const answer = await fetch(`${second.serving.here}api/tables/${table.table}`);
    expect(await answer.json()).toMatchObject({ table: table.table, isStarted: false });
  });

  test('joins others only with a database and a NATS server that answers', async () => {
    const databaseUrl = await emptyPostgres();
    const alone = served({ natsUrl: 'nats://127.0.0.1:1' });
    await expect(alone).rejects.toThrow(/NATS_URL needs DATABASE_URL/u);
    const wrong = served({ databaseUrl, natsUrl: 'http://127.0.0.1:4222' });
    await expect(wrong).rejects.toThrow(/NATS_URL must be like nats:/u);
    const nobody = served({ databaseUrl, natsUrl: 'nats://user:password@127.0.0.1:1' });
    const problem = await nobody.catch((error: unknown) => String(error));
    expect(problem).toContain('NATS can’t be reached at 127.0.0.1:1');
    expect(problem).not.toContain('password');
  });

  test('names the addresses of the local network when it listens everywhere', () => {
    const everywhere = addressesOf('0.0.0.0', 8080);
    expect(everywhere.here).toBe('http://localhost:8080/');
    for (const address of everywhere.network) expect(address).toMatch(/^http:\/\/[\d.]+:8080\/$/u);
    expect(everywhere.network.join()).not.toContain('127.0.0.1');
    expect(addressesOf('::1', 80)).toEqual({ here: 'http://[::1]:80/', network: [] });
  });
});

describe('the site’s files', () => {
  async function site() {
    const webRoot = await temporaryFolder();
    await mkdir(join(webRoot, 'assets'));
    await writeFile(join(webRoot, 'index.html'), '<title>Richtfest</title>');
    await writeFile(join(webRoot, 'service-worker.js'), '//');
    await writeFile(join(webRoot, 'assets', 'index-Bx3dk9Qa.js'), '//');
    await writeFile(join(webRoot, 'secret.txt'), 'not ours');
    const { address } = await startServer({ webRoot: join(webRoot) });
    return async (path: string) => {
      const response = await fetch(address + path);
      return {
        status: response.status,
        text: await response.text(),
        cache: response.headers.get('cache-control'),
      };
    };
  }

  test('pages are always requested again, hashed files never', async () => {
    const get = await site();
    expect(await get('/')).toEqual({
      status: 200,
      text: '<title>Richtfest</title>',
      cache: 'no-cache',
    });
    expect((await get('/service-worker.js')).cache).toBe('no-cache');
    expect((await get('/assets/index-Bx3dk9Qa.js')).cache).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test('the site’s own paths get its page; missing files are not found', async () => {
    const get = await site();
    expect(await get('/table/BCDFGH?x=1')).toMatchObject({
      status: 200,
      cache: 'no-cache',
      text: expect.stringContaining('Richtfest'),
    });
    expect((await get('/assets/gone-Bx3dk9Qa.js')).status).toBe(404);
    expect((await get('/..%2f..%2fetc/passwd')).text).not.toContain('root:');
    expect(JSON.parse((await get('/api/nothing')).text)).toMatchObject({ code: 'not-found' });
  });

  test('the documentation has its own pages, and a worker that may run the reader’s bots', async () => {
    const webRoot = await temporaryFolder();
    const assets = join(webRoot, 'docs', 'assets');
    await mkdir(assets, { recursive: true });
    await writeFile(join(webRoot, 'index.html'), 'the site');
    await writeFile(join(webRoot, 'docs', 'index.html'), 'the documentation');
    for (const name of ['main', 'contest.worker']) {
      await writeFile(join(assets, `${name}-Bx3dk9Qa.js`), 'let a;');
    }
    const { address } = await startServer({ webRoot });
    const first = await fetch(`${address}/docs`);
    expect([first.url, await first.text()]).toEqual([`${address}/docs/`, 'the documentation']);
    expect((await fetch(`${address}/docs/nothing`)).status).toBe(404);
    const headersOf = async (file: string) => {
      const { headers } = await fetch(`${address}/docs/${file}`);
      return [headers.get('cache-control'), headers.get('content-security-policy')] as const;
    };
    const [pageCache, pagePolicy] = await headersOf('');
    const [scriptCache, scriptPolicy] = await headersOf('assets/main-Bx3dk9Qa.js');
    const [, workerPolicy] = await headersOf('assets/contest.worker-Bx3dk9Qa.js');
    expect([pageCache, scriptCache]).toEqual(['no-cache', expect.stringContaining('immutable')]);
    expect(pagePolicy).not.toContain('unsafe-eval');
    expect(scriptPolicy).not.toContain('unsafe-eval');
    expect(workerPolicy).toBe("default-src 'none'; script-src 'self' 'unsafe-eval'");
  });

  test('a script in the page itself is allowed by its hash, and no other', async () => {
    const webRoot = await temporaryFolder();
    const page =
      '<script>let ours;</script><script type="module" src="/a.js"></script><style>b{}</style>';
    await writeFile(join(webRoot, 'index.html'), page);
    const { address } = await startServer({ webRoot });
    const policy = (await fetch(address)).headers.get('content-security-policy')!;
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash('let ours;')}';`);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash('b{}')}';`);
  });

  test('sends precompressed files', async () => {
    const webRoot = await temporaryFolder();
    await mkdir(join(webRoot, 'assets'));
    await writeFile(join(webRoot, 'index.html'), '');
    await writeFile(join(webRoot, 'assets', 'a-Bx3dk9Qa.js'), 'let a;');
    await writeFile(join(webRoot, 'assets', 'a-Bx3dk9Qa.js.gz'), gzipSync('let a;'));
    const { address } = await startServer({ webRoot });
    const response = await fetch(`${address}/assets/a-Bx3dk9Qa.js`);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe('let a;');
  });

  test('reports a site that is not built', async () => {
    const { address } = await startServer({ webRoot: join(await temporaryFolder(), 'nothing') });
    const response = await fetch(address);
    expect([response.status, await response.text()]).toEqual([
      404,
      'The site has not been built on this server.\n',
    ]);
  });
});
