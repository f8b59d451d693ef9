import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const PROGRAM = fileURLToPath(new URL('./serve-child.ts', import.meta.url));

export interface ChildServer {
  readonly address: string;
  /** Ends it and says how it ended: an exit status or the signal. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string | null>;
}

/** A server in a process of its own. */
export async function startChild(dataDir: string): Promise<ChildServer> {
  const child = spawn(process.execPath, [PROGRAM, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    const [status, killedBy] = await exited;
    return status ?? killedBy;
  };
  onTestFinished(() => end('SIGKILL').then(() => undefined));
  return { address: await addressOf(child), end };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout!) {
    output += String(chunk);
    const [, address] = /(http:\/\/\S+?)\/\s/u.exec(output) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`the server ended without an address: ${output}`);
}
