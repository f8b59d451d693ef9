import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LineProgram } from '../src/external/line-program.ts';
import { isRunning } from './is-running.ts';
import { BIN, PIGS, folder } from './richtfest.ts';

const NEVER = 600_000;

/** A program that starts another one, notes both process ids and never answers. */
function hangingProgram() {
  const path = folder();
  const file = join(path, 'bot.cjs');
  const note = `require('node:fs').appendFileSync(${JSON.stringify(join(path, 'pids'))}, process.pid + '\\n')`;
  const stay = `setInterval(() => {}, 1e6)`;
  const child = `${note}; ${stay}`;
  writeFileSync(
    file,
    `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}]); ${child}`,
  );
  const pids = () => {
    if (!existsSync(join(path, 'pids'))) return [];
    return readFileSync(join(path, 'pids'), 'utf8').trimEnd().split('\n').map(Number);
  };
  onTestFinished(() => {
    for (const pid of pids().filter(isRunning)) process.kill(pid, 'SIGKILL');
  });
  return { command: `${process.execPath} ${file}`, pids };
}

async function expectGone(pids: readonly number[]): Promise<void> {
  await expect.poll(() => pids.filter(isRunning)).toEqual([]);
}

test('closing ends the program and every process it started', async () => {
  const { command, pids } = hangingProgram();
  const program = new LineProgram(command);
  const answer = program.ask({ line: '{}', id: 0, ms: NEVER });
  await expect.poll(pids).toHaveLength(2);
  program.close();
  expect(await answer).toEqual({ failure: 'it was killed' });
  await expectGone(pids());
});

test('a program that ends takes the processes it started with it', async () => {
  const { command, pids } = hangingProgram();
  const program = new LineProgram(`${command} & read line; exit 3`);
  onTestFinished(() => program.close());
  const answer = await program.ask({ line: '{}', id: 0, ms: NEVER });
  expect(answer).toEqual({ failure: 'it ended with exit code 3' });
  await expectGone(pids());
});

test('a program that was killed is reported with the signal', async () => {
  const program = new LineProgram('kill -SEGV $$');
  onTestFinished(() => program.close());
  const answer = await program.ask({ line: '{}', id: 0, ms: NEVER });
  expect(answer).toMatchObject({ failure: expect.stringContaining('it was killed by SIGSEGV') });
});

test.each(['SIGHUP', 'SIGTERM', 'SIGKILL'] as const)(
  'no program outlives a command that %s ends',
  async (signal) => {
    const { command, pids } = hangingProgram();
    const bots = `random,exec:"${command}"@${NEVER}ms`;
    const words = ['tournament', PIGS, '--bots', bots, '--games', '2', '--workers', '1'];
    const cli = spawn(process.execPath, [BIN, ...words], { stdio: 'ignore' });
    const ended = new Promise((resolve) => cli.once('exit', resolve));
    await expect.poll(pids).toHaveLength(2);
    cli.kill(signal);
    await ended;
    await expectGone(pids());
  },
);
