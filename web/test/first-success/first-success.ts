import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';

const run = promisify(execFile);

/** Seconds from the first key to each step. */
export interface FirstSuccess {
  /** `npx richtfest serve` in an empty folder. */
  readonly host: { readonly serving: number; readonly table: number };
  /** `npm i @richtfest/engine @richtfest/dream-home` in an empty folder. */
  readonly author: { readonly installed: number; readonly won: number };
  /** What the bot of the author printed: `20 of 20 games won`. */
  readonly score: string;
}

interface Options {
  /** The address of a registry with the packages. */
  readonly registry: string;
  readonly browser: Browser;
  /** Sets a table up at a server's address. */
  openTable(browser: Browser, address: string): Promise<void>;
  /** The source of the bot, which imports only the two packages. */
  readonly bot: string;
  /** Milliseconds. */
  now(): number;
}

/** Goes both ways as a newcomer does, with nothing installed or cached. */
export async function firstSuccess(options: Options): Promise<FirstSuccess> {
  const host = await inEmptyFolder((folder) => hostTable(options, folder));
  const { score, ...author } = await inEmptyFolder((folder) => writeBot(options, folder));
  return { host, author, score };
}

async function hostTable(options: Options, folder: string): Promise<FirstSuccess['host']> {
  const since = stopwatch(options);
  const child = spawn('npx', ['--yes', 'richtfest', 'serve', '--port', '0'], {
    cwd: folder,
    env: newcomer(options, folder),
    stdio: ['ignore', 'pipe', 'inherit'],
    // npx starts others, which end with it.
    detached: true,
  });
  try {
    const address = await addressOf(child);
    const serving = since();
    await options.openTable(options.browser, address);
    return { serving, table: since() };
  } finally {
    await end(child);
  }
}

async function writeBot(options: Options, folder: string) {
  const env = newcomer(options, folder);
  const since = stopwatch(options);
  await run('npm', ['init', '-y', '--init-type=module'], { cwd: folder, env });
  await run('npm', ['i', '@richtfest/engine', '@richtfest/dream-home'], { cwd: folder, env });
  const installed = since();
  await copyFile(options.bot, join(folder, 'bot.js'));
  const { stdout } = await run(process.execPath, ['bot.js'], { cwd: folder });
  return { installed, won: since(), score: stdout.trim() };
}

/** An environment with an empty npm cache, the packages' registry and this Node. */
function newcomer({ registry }: Options, folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`,
    npm_config_registry: registry,
    npm_config_cache: join(folder, '.npm'),
    npm_config_update_notifier: 'false',
    npm_config_audit: 'false',
    npm_config_loglevel: 'error',
  };
}

/** The address that the server prints. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', () => reject(new Error(`the server ended: ${text}`)));
    child.stdout?.on('data', (data: Buffer) => {
      text += data.toString();
      const [found] = /http:\/\/[\w.]+:\d+/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await exited;
}

function stopwatch({ now }: Options): () => number {
  const start = now();
  return () => (now() - start) / 1000;
}

async function inEmptyFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'richtfest-newcomer-'));
  try {
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The figures as the README has them. */
export function firstSuccessText({ host, author, score }: FirstSuccess): string {
  const seconds = (value: number) => `${Math.ceil(value)} s`;
  const [, wins, games] = /^([\d.]+) of (\d+) games won$/.exec(score) ?? [];
  if (wins === undefined || Number(wins) * 2 <= Number(games)) {
    throw new Error(`the bot does not beat random moves: ${score}`);
  }
  return [
    '| from an empty folder | first | then |',
    '| --- | --- | --- |',
    `| \`npx richtfest serve\` | the server answers after ${seconds(host.serving)} | a phone has opened a table after ${seconds(host.table)} |`,
    `| \`npm i @richtfest/engine @richtfest/dream-home\` | installed after ${seconds(author.installed)} | a [bot](docs/examples/beat-random.js) has beaten random moves (${wins} of ${games} games) after ${seconds(author.won)} |`,
    '',
    'Measured by `npm run first-success` on two cores with an empty npm cache. The packages come from a registry on the same machine, and nobody stops to read.',
  ].join('\n');
}
