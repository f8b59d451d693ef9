import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The program `richtfest` of a release, and where it runs. */
export interface Program {
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
  /** Instead of the variables of the tests. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs it and returns what it printed; fails if it fails. */
export async function runProgram(program: Program, line: readonly string[]): Promise<string> {
  const [file, ...first] = program.command;
  const { cwd, env = process.env } = program;
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024 };
  try {
    return (await run(file, [...first, ...line], options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${line.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

export interface ServingProgram {
  readonly address: string;
  /** What it has printed so far. */
  readonly printed: () => string;
  /** Ends it, gracefully by default, and returns its exit status. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts its server, with tables in the folder `data` unless options say otherwise. */
export async function serveProgram(
  program: Program,
  options: readonly string[] = [],
): Promise<ServingProgram> {
  const [file, ...first] = program.command;
  const { cwd, env = process.env } = program;
  const line = ['serve', '--port', '0', '--data-dir', join(cwd, 'data'), ...options];
  const child = spawn(file, [...first, ...line], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let text = '';
  child.stderr.on('data', (data: Buffer) => (text += data.toString()));
  const address = await new Promise<string>((resolve, reject) => {
    child.once('close', () => reject(new Error(`the server ended: ${text}`)));
    child.stdout.on('data', (data: Buffer) => {
      text += data.toString();
      const [found] = /http:\/\/[\d.]+:\d+/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal);
    return await exited;
  };
  return { address, printed: () => text, stop };
}
