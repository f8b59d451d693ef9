import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@richtfest/engine';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../request-error.ts';

/** `imprint.txt` for every reader, `imprint.de.txt` for those who read German. */
const NAME = new RegExp(`^(?:imprint|privacy)(?:\\.(?:${LANGUAGES.join('|')}))?\\.txt$`);

/** What the host has to say about itself: plain text, in a folder only the host writes to. */
export function addHostPages(app: FastifyInstance, folder: string | undefined): void {
  app.get<{ Params: { name: string } }>('/host/:name', async ({ params: { name } }, reply) => {
    const text = folder !== undefined && NAME.test(name) ? await textIn(join(folder, name)) : '';
    if (text === '') throw new RequestError('not-found', 'The host has left no such page.');
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
}

async function textIn(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
