import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const BIN = fileURLToPath(new URL('../bin/richtfest.js', import.meta.url));
export const PIGS = 'three-little-pigs';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunSettings {
  /** All that is typed. */
  readonly input?: string;
  /** The input does not end. */
  readonly isOpen?: true;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Flags for Node itself. */
  readonly node?: readonly string[];
  /** Sends Ctrl-C as soon as this holds of what was printed so far. */
  readonly interruptWhen?: (printed: string) => boolean;
}

/** Runs the real command as a child process. */
export function richtfest(words: readonly string[], settings: RunSettings = {}): Promise<Ran> {
  const { input = '', isOpen, env = {}, cwd = tmpdir(), node = [], interruptWhen } = settings;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, BIN, ...words], {
      cwd,
      env: { PATH: process.env['PATH'], TMPDIR: tmpdir(), LANG: 'C.UTF-8', NO_COLOR: '1', ...env },
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    const watch = setInterval(() => {
      if (interruptWhen?.(out + err) !== true) return;
      clearInterval(watch);
      child.kill('SIGINT');
    }, 20);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      resolve({ code, out, err });
    });
    child.stdin.on('error', () => undefined);
    if (isOpen !== true) child.stdin.end(input);
  });
}

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'richtfest-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
