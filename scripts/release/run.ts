import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a tool of this repository or of the system; throws with its output if it fails. */
export async function run(tool: string, line: readonly string[], root: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
  const child = spawn(tool, line, {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.once('error', reject);
  child.once('close', (code) => {
    if (code === 0) resolve(output);
    else reject(new Error(`${tool} ${line.join(' ')} failed:\n${output}${errors}`));
  });
  return await promise;
}
