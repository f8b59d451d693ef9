import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { WishProblem } from '../problem.ts';

/** Names with a hash of the content in them (`board-Bx3dk9Qa.js`) never change their content. */
const HASHED = /-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/;
const A_YEAR = 'public, max-age=31536000, immutable';

export interface Site {
  readonly root: string;
  /** The one page it has. */
  readonly page: string;
}

/** The built site; undefined if it has not been built. */
export function findSite(root: string | undefined): Site | undefined {
  if (root === undefined || !existsSync(join(root, 'index.html'))) return undefined;
  return { root, page: readFileSync(join(root, 'index.html'), 'utf8') };
}

/** Serves the built site; paths of the site's own making get its one page. */
export async function serveFiles(app: FastifyInstance, site: Site | undefined): Promise<void> {
  if (site !== undefined) {
    await app.register(fastifyStatic, {
      root: site.root,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isFixed = path.includes('/assets/') && HASHED.test(path);
        void reply.header('cache-control', isFixed ? A_YEAR : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && extname(path) === '';
    if (!isPage) throw new WishProblem('not-found', 'There is nothing at this address.');
    if (site !== undefined) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain').send('The site has not been built on this server.\n');
  });
}
