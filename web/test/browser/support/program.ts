import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The program \`richtfest\` of a release, and where it runs. */
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
  stop(): Promise<void>;
}

/** Starts its server, with tables in the folder \`data\`. */
export async function serveProgram(program: Program): Promise<ServingProgram> {
  const [file, ...first] = program.command;
  const { cwd, env = process.env } = program;
  const line = ['serve', '--port', '0', '--data-dir', join(cwd, 'data')];
  const child = spawn(file, [...first, ...line], { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.once('exit', () => reject(new Error(`the server ended: ${text}`)));
    child.stdout.on('data', (data: Buffer) => {
      text += data.toString();
      const [found] = /http:\/\/[\d.]+:\d+/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { address, stop };
}
