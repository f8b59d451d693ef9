import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ensureNats, natsAdvice } from '../../scripts/nats.js';

export interface LocalNats {
  readonly url: string;
  readonly pid: number;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts NATS on a port of this machine, with further flags; resolves when it is ready. */
export async function launchNats(port: number, flags: readonly string[] = []): Promise<LocalNats> {
  const program = ensureNats();
  if (program === undefined) throw new Error(natsAdvice);
  const child = spawn(program, ['--addr', '127.0.0.1', '--port', String(port), ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C ends the servers first, which still need it.
    detached: true,
  });
  const killOnExit = () => void child.kill('SIGKILL');
  process.once('exit', killOnExit);
  const exited = once(child, 'exit').finally(() => process.off('exit', killOnExit));
  let log = '';
  for await (const text of child.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    log += String(text);
    if (log.includes('Server is ready')) break;
  }
  const { pid } = child;
  if (pid === undefined || !log.includes('Server is ready')) {
    throw new Error(`NATS did not start: ${log}`);
  }
  child.stderr.resume();
  return {
    url: `nats://127.0.0.1:${port}`,
    pid,
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
