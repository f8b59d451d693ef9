import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, openSqliteStore } from '@richtfest/server';
import { PushServices } from '../../../../server/src/notices/push/push-services.ts';
import { countStart } from '../../../../scripts/testing/count-start.ts';
import { Machine } from '../../../../server/test/support/machine.ts';
import { fixLuck } from './fixed-luck.ts';

const MANY = 100_000;

export interface TimedServer {
  readonly address: string;
  /** Lets so many milliseconds pass, for the server alone. */
  wait(milliseconds: number): void;
  close(): Promise<void>;
}

/** The site with its server, whose time can be spent; `push` is the push service it writes to, if any. */
export async function openTimedServer(webRoot: string, push?: string): Promise<TimedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'richtfest-data-'));
  const store = await openSqliteStore(join(folder, 'tables.sqlite'));
  countStart('servers');
  fixLuck();
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
