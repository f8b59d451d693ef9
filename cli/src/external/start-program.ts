import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/**
 * Runs the command `$1`, and beside it a guard that waits for the end of file descriptor 3. Only
 * the process that started them has its other end, so it ends with that process, even a killed one.
 */
const GUARDED = `
{ read -r _ <&3; kill -KILL 0; } >/dev/null 2>&1 &
guard=$!
exec 3<&-
sh -c "$1"
status=$?
kill "$guard"
exit "$status"`;

/** Starts a shell command; none of its processes outlives it or this process. */
export function startProgram(command: string): ChildProcessWithoutNullStreams {
  if (process.platform === 'win32') return spawn(command, { shell: true, stdio: 'pipe' });
  // In a process group of its own, so that all of it can be killed.
  const child = spawn('/bin/sh', ['-c', GUARDED, 'sh', command], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  child.on('exit', () => killProgram(child));
  return child;
}

/** Ends a started command with every process it has started. */
export function killProgram({ pid }: ChildProcessWithoutNullStreams): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawn('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}
