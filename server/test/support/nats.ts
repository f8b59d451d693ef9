import { onTestFinished } from 'vitest';
import { freePort, launchNats } from '../../local-cluster/nats.ts';

export interface TestNats {
  readonly url: string;
  start(): Promise<void>;
  end(): Promise<void>;
}

/** A NATS server of its own on a free port, which can be ended and started again. */
export async function startNats(): Promise<TestNats> {
  const port = await freePort();
  let nats = await launchNats(port);
  const end = () => nats.end('SIGKILL');
  onTestFinished(end);
  return {
    url: nats.url,
    end,
    start: async () => {
      nats = await launchNats(port);
    },
  };
}
