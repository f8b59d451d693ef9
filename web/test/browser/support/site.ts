import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { contentPolicy } from '../../../../server/src/http/security-headers.ts';

const WEB = new URL('../../../', import.meta.url).pathname;
const VITE = new URL('../../../../node_modules/vite/bin/vite.js', import.meta.url).pathname;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const NO_FRAMES = "frame-ancestors 'none'";
const OWN_FRAMES = "frame-src 'self'; frame-ancestors 'self'";

/** As the server sends files with a hash in their names: a reload does not compile them again. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export interface Site {
  /** `http://127.0.0.1:4711` */
  readonly address: string;
  readonly folder: string;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** The test changes files of the site. */
  readonly isChanged?: boolean;
}

/**
 * Builds the site as it is shipped and serves its files as a plain file host, which sends the
 * server's content security policy.
 */
export async function openSite({ isChanged = false }: SiteOptions = {}): Promise<Site> {
  const built = process.env['BUILT_SITE'];
  if (built === undefined) return serveTemporary(await build([WEB]));
  if (!isChanged) return serveFolder(built);
  const folder = await newFolder();
  // The documentation is large and has a test of its own.
  const docs = join(built, 'docs');
  await cp(built, folder, { recursive: true, filter: (path) => path !== docs });
  return serveTemporary(folder);
}

/** The site's frame around the test kit's toys, which cover features the games may lack. */
export async function openToys(): Promise<Site> {
  const page = join(WEB, 'test/browser/pages/toys');
  return serveTemporary(await build([page, '--config', join(page, 'vite.config.ts')]));
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'richtfest-site-'));
}

async function build(what: readonly string[]): Promise<string> {
  const folder = await newFolder();
  await promisify(execFile)(
    process.execPath,
    [VITE, 'build', ...what, '--outDir', folder, '--emptyOutDir'],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  return folder;
}

/** Closing it removes the folder. */
async function serveTemporary(folder: string): Promise<Site> {
  const site = await serveFolder(folder);
  return {
    ...site,
    close: async () => {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function serveFolder(folder: string): Promise<Site> {
  const policyFor = contentPolicy(await readFile(join(folder, 'index.html'), 'utf8'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    void fileFor(folder, pathname).then(({ status, type, content }) => {
      // Tests show the site in frames of its own, to change their widths.
      const policy = policyFor(request.headers.host ?? '').replace(NO_FRAMES, OWN_FRAMES);
      response
        .writeHead(status, {
          'content-type': type,
          'content-security-policy': policy,
          'cache-control': pathname.startsWith('/assets/') ? FOR_EVER : 'no-cache',
        })
        .end(content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    folder,
    close: () => closed(server),
  };
}

async function fileFor(folder: string, path: string) {
  const isFile = extname(path) !== '';
  const isServers = path.startsWith('/api') || path === '/healthz';
  if (isServers) return { status: 404, type: 'text/plain', content: 'no server here' };
  const name = isFile ? path : '/index.html';
  try {
    const content = await readFile(join(folder, name));
    return { status: 200, type: TYPES[extname(name)] ?? 'application/octet-stream', content };
  } catch {
    return { status: 404, type: 'text/plain', content: 'not there' };
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}
