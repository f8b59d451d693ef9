import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The figures that a measured server reports about itself. */
interface Usage {
  /** Microseconds of CPU time since its start: until the request, and after garbage collection. */
  readonly cpu: number;
  readonly cpuTidied: number;
  /** Bytes in use after garbage collection, including buffers. */
  readonly memory: number;
  readonly rss: number;
}

/** A server in a separate process. */
export interface MeasuredServer {
  readonly port: number;
  usage(): Promise<Usage>;
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
    usage() {
      child.send('usage');
      return answer<Usage>(child);
    },
    async end() {
      const exited = once(child, 'exit');
      child.disconnect();
      child.kill('SIGTERM');
      await exited;
    },
  };
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
  process.on('message', () => {
    // Garbage collection between two figures is part of neither.
    const cpu = cpuTime();
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    const memory = heapUsed + external;
    process.send?.({ cpu, cpuTidied: cpuTime(), memory, rss } satisfies Usage);
  });
  process.send?.({ port });
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
