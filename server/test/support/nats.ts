import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { ensureNats, natsAdvice } from '../../../scripts/nats.js';

export interface TestNats {
  readonly url: string;
  readonly pid: () => number;
  start(): Promise<void>;
  end(): Promise<void>;
}

/** A NATS server of its own on a free port, which can be ended and started again. */
export async function startNats(): Promise<TestNats> {
  const port = await freePort();
  let child = await launch(port);
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(end);
  return {
    url: `nats://127.0.0.1:${port}`,
    pid: () => child.pid!,
    end,
    start: async () => {
      child = await launch(port);
    },
  };
}

async function launch(port: number): Promise<ChildProcess> {
  const program = ensureNats();
  if (program === undefined) throw new Error(natsAdvice);
  const child = spawn(program, ['--addr', '127.0.0.1', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  for await (const text of child.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    log += String(text);
    if (log.includes('Server is ready')) {
      child.stderr.resume();
      return child;
    }
  }
  throw new Error(`NATS did not start: ${log}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
