import { existsSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { CatalogEntry } from '@richtfest/catalog';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../request-error.ts';
import { PLAYGROUND_POLICY, isPlaygroundWorker } from './playground-policy.ts';
import { SitePages } from './site-pages.ts';

/** Names with a hash of the content in them (`board-Bx3dk9Qa.js`) never change their content. */
const HASHED = /^(?:docs[/\\])?assets[/\\].*-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/;
const A_YEAR = 'public, max-age=31536000, immutable';

export interface Site {
  readonly root: string;
  /** The one page it has. */
  readonly page: string;
}

interface SiteOptions {
  readonly site: Site | undefined;
  readonly games: readonly CatalogEntry[];
  readonly publicUrl: URL | undefined;
}

/** The built site; undefined if it has not been built. */
export function findSite(root: string | undefined): Site | undefined {
  if (root === undefined || !existsSync(join(root, 'index.html'))) return undefined;
  return { root, page: readFileSync(join(root, 'index.html'), 'utf8') };
}

/** Serves the built site; paths of the site's own making get its one page. */
export async function serveFiles(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { site } = options;
  if (site === undefined) {
    app.setNotFoundHandler((request, reply) => {
      requirePage(request);
      const text = 'The site has not been built on this server.\n';
      return reply.code(404).type('text/plain').send(text);
    });
    return;
  }
  await app.register(fastifyStatic, {
    root: site.root,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const file = relative(site.root, path);
      void reply.header('cache-control', HASHED.test(file) ? A_YEAR : 'no-cache');
      if (isPlaygroundWorker(file)) void reply.header('content-security-policy', PLAYGROUND_POLICY);
    },
  });
  const pages = new SitePages({ ...options, site });
  app.get('/', (request, reply) => pages.home(request, reply));
  for (const path of ['/games/:game', '/games/:game/*']) {
    app.get<{ Params: { game: string } }>(path, (request, reply) =>
      pages.game(request.params.game, request, reply),
    );
  }
  for (const path of ['/t/:code', '/t/:code/*']) {
    app.get(path, (request, reply) => pages.invitation(request, reply));
  }
  app.get('/docs', (_, reply) => reply.redirect('/docs/'));
  app.setNotFoundHandler((request, reply) => {
    requirePage(request);
    return pages.home(request, reply);
  });
}

/**
 * A path without a file extension that no route answers is a page of the site; the router has
 * decoded it. The documentation has its own pages, all of them files.
 */
function requirePage({ method, params }: FastifyRequest): void {
  const { '*': path = '' } = params as { readonly '*'?: string };
  const isPage = extname(path) === '' && !path.startsWith('docs/');
  if ((method === 'GET' || method === 'HEAD') && isPage) return;
  throw new RequestError('not-found', 'There is nothing at this address.');
}
