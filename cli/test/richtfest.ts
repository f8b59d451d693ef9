import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { runCommand } from '../src/main.ts';
import { abilitiesOf } from '../src/terminal/abilities.ts';
import { Screen } from '../src/terminal/screen.ts';

export const BIN = fileURLToPath(new URL('../bin/richtfest.js', import.meta.url));
export const PIGS = 'three-little-pigs';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  /** The standard input. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

interface ProcessOptions extends RunOptions {
  /** The input stays open. */
  readonly isOpen?: true;
  /** Flags for Node. */
  readonly node?: readonly string[];
  /** Sends Ctrl-C as soon as this is true for the output so far. */
  readonly interruptWhen?: (printed: string) => boolean;
}

const ENVIRONMENT = { LANG: 'C.UTF-8', NO_COLOR: '1' };

/** Runs a command in this process with its own streams and environment. */
export function richtfest(words: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { input = '', cwd } = options;
  const env = { ...ENVIRONMENT, ...options.env };
  const run = async (): Promise<Ran> => {
    const printed = { out: '', err: '' };
    const screen = (name: 'out' | 'err') =>
      new Screen({ write: (text) => (printed[name] += text) }, abilitiesOf({}, env));
    const shell = { out: screen('out'), err: screen('err'), input: Readable.from([input]), env };
    const code = await runCommand(words, shell);
    return { code, ...printed };
  };
  return cwd === undefined ? run() : inFolder(cwd, run);
}

let folderIsFree = Promise.resolve();

/** A process has only one working directory, so runs that need it are queued. */
function inFolder<Result>(cwd: string, run: () => Promise<Result>): Promise<Result> {
  const result = folderIsFree.then(async () => {
    const before = process.cwd();
    process.chdir(cwd);
    try {
      return await run();
    } finally {
      process.chdir(before);
    }
  });
  folderIsFree = result.then(
    () => undefined,
    () => undefined,
  );
  return result;
}

/** Runs the real command as a child process. */
export function richtfestProcess(
  words: readonly string[],
  options: ProcessOptions = {},
): Promise<Ran> {
  const { input = '', isOpen, env = {}, cwd = tmpdir(), node = [], interruptWhen } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, BIN, ...words], {
      cwd,
      env: { PATH: process.env['PATH'], TMPDIR: tmpdir(), ...ENVIRONMENT, ...env },
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

/** A folder that is deleted after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'richtfest-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
