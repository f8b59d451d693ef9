import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Milliseconds a server has to close its tables. */
const END_WITHIN = 15_000;

/** The figures that a measured server reports about itself. */
interface Usage {
  /** Microseconds of CPU time since its start. */
  readonly cpu: number;
}

interface Memory {
  /** Bytes in use after garbage collection, including buffers. */
  readonly memory: number;
  readonly rss: number;
}

type Question = 'cpu' | 'memory';

/** A server in a separate process. */
export interface MeasuredServer {
  readonly port: number;
  cpu(): Promise<number>;
  memory(): Promise<Memory>;
  end(): Promise<void>;
}

export async function startServer(
  program: string,
  args: readonly string[],
): Promise<MeasuredServer> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), args, {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port } = await answer<{ port: number }>(child);
  return {
    port,
    async cpu() {
      child.send('cpu' satisfies Question);
      return (await answer<Usage>(child)).cpu;
    },
    memory() {
      child.send('memory' satisfies Question);
      return answer<Memory>(child);
    },
    async end() {
      if (child.connected) child.disconnect();
      await endProcess(child);
    },
  };
}

/** Ends a server, if need be without its consent. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), END_WITHIN);
  await exited;
  clearTimeout(timer);
}

function answer<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (status: number | null) => reject(new Error(`the server ended with ${status}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

/** For the program of such a server: reports its address and answers requests for figures. */
export function report(port: number): void {
  process.on('message', (question: Question) => {
    process.send?.(question === 'cpu' ? usage() : memory());
  });
  process.send?.({ port });
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpu: user + system };
}

/** Collects garbage first, which also discards compiled code: only before a warm-up. */
function memory(): Memory {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { memory: heapUsed + external, rss };
}
