import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type ServerOptions, createServer } from '../../src/index.ts';
import { openNewStore } from './new-store.ts';
import { temporaryFolder } from './table.ts';

export interface Route {
  readonly method: string;
  /** With the parameters' names: `/api/tables/:code`. */
  readonly path: string;
}

/** A server that is ready and listens nowhere. */
export async function readyServer(
  options: Partial<Omit<ServerOptions, 'store'>> = {},
): Promise<FastifyInstance> {
  const store = await openNewStore(join(await temporaryFolder(), 'tables.sqlite'));
  const app = await createServer({ ...options, store });
  onTestFinished(() => app.close().then(() => store.close()));
  await app.ready();
  return app;
}

/** Every route a server really has, so that a test of them all covers the next one, too. */
export function routesOf(app: FastifyInstance): Route[] {
  const parents: string[] = [];
  // Fastify draws its routes as a tree: four columns for each step down, then a part of the path.
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const at = line.search(/[^\s│├└─]/u);
      if (at < 0) return [];
      const [, part = '', methods = ''] = /^(\S*)(?: \((.*)\))?$/u.exec(line.slice(at)) ?? [];
      const depth = at / 4 - 1;
      parents.length = depth;
      parents[depth] = part;
      // It leaves the slash before a wildcard out.
      const path = parents.join('').replace(/(?<=[^/])\*$/u, '/*');
      const known = methods.split(', ').filter((method) => method !== '');
      return known.map((method) => ({ method, path }));
    });
}

/** Whether a route is the one that refuses everything no other route of the API answers. */
export function isCatchAll({ path }: Route): boolean {
  return path === '/api' || path === '/api/' || path === '/api/*';
}

const EXAMPLES: Readonly<Record<string, string>> = {
  ':code': 'BCDFGHJK',
  ':token': 'a-token',
  ':name': 'imprint.txt',
  ':game': 'dream-home',
  ':day': '2026-11-16',
  '*': 'nothing',
};

/** An address this route answers. */
export function exampleOf({ path }: Route): string {
  return path.replaceAll(/:\w+|\*/gu, (name) => EXAMPLES[name] ?? 'x');
}
