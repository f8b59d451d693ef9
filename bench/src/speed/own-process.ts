import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Results, Task } from './measures.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** Thrown when the bench is interrupted. */
export class Interrupted extends Error {}

/** Measures one figure in a fresh Node process. */
export function measureInOwnProcess<T extends Task>(
  task: T,
  signal: AbortSignal,
  onFork?: (child: ChildProcess) => void,
): Promise<Results[T['kind']]> {
  const { promise, resolve, reject } = Promise.withResolvers<Results[T['kind']]>();
  if (signal.aborted) throw new Interrupted();
  const child = fork(CHILD, {
    execArgv: ['--expose-gc'],
    serialization: 'advanced',
  });
  onFork?.(child);
  const kill = () => child.kill();
  signal.addEventListener('abort', kill, { once: true });
  child.once('message', (result) => {
    resolve(result as Results[T['kind']]);
    child.disconnect();
  });
  child.once('error', reject);
  child.once('exit', (code, killedBy) => {
    signal.removeEventListener('abort', kill);
    // Ctrl-C reaches parent and child at the same time.
    const isInterrupted = signal.aborted || killedBy === 'SIGINT';
    reject(isInterrupted ? new Interrupted() : new Error(`${task.kind} ended with ${code}`));
  });
  child.send(task);
  return promise;
}
