import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { pinnedNode, root } from './installation.js';

/** Milliseconds a process group has for ending by itself before it is killed. */
const GRACE = 5000;
const BETWEEN_CHECKS = 20;

/** Processes that start processes of their own, all of which end when they are stopped. */
export class ProcessGroups {
  readonly #leaders = new Set<ChildProcess>();

  /** Runs Node in a process group of its own, so that its children can be stopped with it. */
  start(args: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
    const leader = spawn(pinnedNode, args, { cwd: root, env, stdio: 'ignore', detached: true });
    this.#leaders.add(leader);
    return leader;
  }

  /** Ends every process of every group, also those whose leader has ended, and waits until they are gone. */
  async stop(grace = GRACE): Promise<void> {
    const groups = [...this.#leaders].flatMap(({ pid }) => pid ?? []);
    this.#leaders.clear();
    await Promise.all(groups.map((group) => stopGroup(group, grace)));
  }
}

async function stopGroup(group: number, grace: number): Promise<void> {
  const deadline = performance.now() + grace;
  let isThere = signal(group, 'SIGTERM');
  while (isThere && performance.now() < deadline) {
    await sleep(BETWEEN_CHECKS);
    isThere = signal(group, 0);
  }
  if (isThere) signal(group, 'SIGKILL');
}

/** Whether there was a process to signal. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
}
