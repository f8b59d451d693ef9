import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ServerOptions, createServer } from '@richtfest/server';
import { countStart } from '../../../../scripts/testing/count-start.ts';
import { fixedSecrets } from '../../../../server/test/support/fixed-secrets.ts';
import { newFolder } from '../../../../server/test/support/new-folder.ts';
import { openNewStore } from '../../../../server/test/support/new-store.ts';
import { seedOfQuestion } from '../../../../server/test/support/seed-of-question.ts';

const MANY = 100_000;

export interface OpenServer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * The site with a server in this process, which starts with a fraction of the work of a new one.
 * By default nobody waits for an absent host.
 */
export async function openServer(
  webRoot: string,
  { limits = { hostAwayAfter: 0 }, ...options }: Partial<Omit<ServerOptions, 'store'>> = {},
): Promise<OpenServer> {
  const folder = await newFolder('richtfest-data-');
  const store = await openNewStore(join(folder, 'tables.sqlite'));
  countStart('servers');
  const app = await createServer({
    store,
    webRoot,
    botPause: 1,
    newSecret: fixedSecrets(),
    bots: { seedOf: seedOfQuestion },
    limits: { messagesPerSecond: MANY, messagesAtOnce: MANY, requestsPerMinute: MANY, ...limits },
    ...options,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    async close() {
      await app.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
