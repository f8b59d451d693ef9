import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, openSqliteStore } from '@richtfest/server';
import { PushServices } from '../../../../server/src/notices/push/push-services.ts';
import { countStart } from '../../../../scripts/testing/count-start.ts';
import { Machine } from '../../../../server/test/support/machine.ts';
import { fixSecrets } from './fixed-secrets.ts';

const MANY = 100_000;

export interface TimedServer {
  readonly address: string;
  /** Advances the server's clock by some milliseconds. */
  wait(milliseconds: number): void;
  close(): Promise<void>;
}

/** The site with a server whose clock tests advance; `push` is its push service, if any. */
export async function openTimedServer(webRoot: string, push?: string): Promise<TimedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'richtfest-data-'));
  const store = await openSqliteStore(join(folder, 'tables.sqlite'));
  countStart('servers');
  fixSecrets();
  const machine = new Machine();
  const app = await createServer({
    store,
    webRoot,
    botPause: 1,
    clock: machine.clock,
    limits: {
      messagesPerSecond: MANY,
      messagesAtOnce: MANY,
      requestsPerMinute: MANY,
      callAfter: 50,
      lookEvery: 50,
    },
    notices: push === undefined ? {} : { push: new PushServices([push]) },
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    wait: (milliseconds) => machine.wait(milliseconds),
    async close() {
      await app.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
