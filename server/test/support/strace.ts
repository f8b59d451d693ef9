import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ensureStrace, straceAdvice } from '../../../scripts/strace.js';
import { temporaryFolder } from './table.ts';

/**
 * Watches the system calls of a process, or meddles with them (`man strace`, “inject”), until it
 * is ended; then says what it has seen, one line for each call, in order.
 */
export async function strace(
  pid: number,
  flags: readonly string[],
): Promise<{ end(): Promise<string[]> }> {
  const command = ensureStrace();
  if (command === undefined) throw new Error(straceAdvice);
  const file = join(await temporaryFolder(), 'trace');
  const child = spawn(command, ['-f', '-y', '-o', file, '-p', String(pid), ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let isEnded = false;
  const end = async () => {
    if (!isEnded) {
      isEnded = true;
      child.kill('SIGINT');
      await ended;
    }
    return (await readFile(file, 'utf8')).split('\n');
  };
  onTestFinished(async () => void (await end()));
  let said = '';
  for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    if (said.includes('attached')) {
      child.stderr.resume();
      return { end };
    }
  }
  throw new Error(`${straceAdvice}: ${said}`);
}
