import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ProcessGroups } from '../../scripts/process-groups.ts';
import { isRunning } from './is-running.ts';

/** Starts a process that starts another one, as a test runner does; returns the ids of both. */
async function startTwo(groups: ProcessGroups, inChild: string): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'richtfest-groups-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'ready');
  const child = `${inChild}; require('node:fs').writeFileSync(process.argv[1], String(process.pid)); setInterval(() => {}, 1e6)`;
  const leader = groups.start([
    '-e',
    `require('node:child_process').spawn(process.execPath, ['-e', process.argv[1], process.argv[2]]); setInterval(() => {}, 1e6)`,
    child,
    file,
  ]);
  const pidOfChild = () => {
    try {
      return Number(readFileSync(file, 'utf8'));
    } catch {
      return 0;
    }
  };
  await expect.poll(pidOfChild).toBeGreaterThan(0);
  return [leader.pid!, pidOfChild()];
}

test.each([
  ['ends', ''],
  ['is killed if it ignores the signal', `process.on('SIGTERM', () => {})`],
])('stopping a process reaches its children, too: one that %s', async (_, inChild) => {
  const groups = new ProcessGroups();
  const pids = await startTwo(groups, inChild);
  expect(pids.map(isRunning)).toEqual([true, true]);
  await groups.stop(200);
  await expect.poll(() => pids.map(isRunning)).toEqual([false, false]);
});
