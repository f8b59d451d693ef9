import { PushServices } from '../../../../server/src/notices/push/push-services.ts';
import { TestTime } from '../../../../server/test/support/test-time.ts';
import { type OpenServer, openServer } from './server.ts';

export interface TimedServer extends OpenServer {
  /** Advances the server's clock by some milliseconds. */
  wait(milliseconds: number): void;
}

/** The site with a server whose clock tests advance; `push` is its push service, if any. */
export async function openTimedServer(webRoot: string, push?: string): Promise<TimedServer> {
  const time = new TestTime();
  const server = await openServer(webRoot, {
    clock: time.clock,
    limits: { callAfter: 50, lookEvery: 50 },
    notices: push === undefined ? {} : { push: new PushServices([push]) },
  });
  return { ...server, wait: (milliseconds) => time.pass(milliseconds) };
}
