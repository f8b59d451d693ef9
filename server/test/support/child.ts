import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { countStart } from '../../../scripts/testing/count-start.ts';

const PROGRAM = fileURLToPath(new URL('./serve-child.ts', import.meta.url));

export interface ChildServer {
  readonly address: string;
  readonly pid: number;
  /** What it has written to its log so far. */
  readonly log: () => string;
  /** Ends it and says how it ended: an exit status or the signal. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string | null>;
  /** Sends a signal that does not end it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
}

/**
 * A server in a process of its own, on a folder or on the address of a database, with its bots'
 * pause in milliseconds. With the address of NATS it is one of several.
 */
export async function startChild(place: string, botPause = 1, natsUrl = ''): Promise<ChildServer> {
  countStart('servers');
  const child = spawn(process.execPath, [PROGRAM, place, `${botPause}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NATS_URL: natsUrl },
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    const [status, killedBy] = await exited;
    return status ?? killedBy;
  };
  onTestFinished(() => end('SIGKILL').then(() => undefined));
  const address = await addressOf(child).catch((error: unknown) => {
    throw new Error(log, { cause: error });
  });
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => void child.kill(name);
  return { address, pid: child.pid!, log: () => log, end, signal };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout!.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const [, address] = /(http:\/\/\S+?)\/\s/u.exec(output) ?? [];
    if (address !== undefined) {
      child.stdout!.resume();
      return address;
    }
  }
  throw new Error(`the server ended without an address: ${output}`);
}
