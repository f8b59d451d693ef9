import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gameName } from '../game-name.ts';
import type { TextTable } from '../table.ts';
import { Interrupted } from './own-process.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The width of a 95 % interval in standard errors. */
const INTERVAL = 1.96;

export interface AgainstOptions {
  readonly commit: string;
  readonly games: readonly string[];
  /** Runs of each side. */
  readonly pairs: number;
  /** Seconds of CPU time in each run. */
  readonly seconds: number;
  readonly signal: AbortSignal;
  readonly onProgress: (line: string) => void;
}

/** How fast this checkout plays, compared with another commit. */
export interface AgainstFigure {
  readonly game: string;
  readonly pairs: number;
  /** The geometric mean over all pairs: above 1, this checkout is faster. */
  readonly ratio: number;
  /** Half of the 95 % interval around the ratio. */
  readonly error: number;
}

/**
 * Compares random playouts with those of another commit. The sides alternate in short runs, each
 * in a process of its own, because the machine's speed changes from minute to minute and V8
 * optimizes each process differently.
 */
export async function measureAgainst(options: AgainstOptions): Promise<AgainstFigure[]> {
  const { commit, games, pairs, onProgress } = options;
  const other = checkOut(commit);
  try {
    const figures: AgainstFigure[] = [];
    for (const game of games) {
      const ratios: number[] = [];
      for (let pair = 0; pair < pairs; pair++) {
        onProgress(`${game}, pair ${pair + 1} of ${pairs} …`);
        // Here first, then there first: a drift of the machine's speed cancels out.
        const folders = pair % 2 === 0 ? [ROOT, other] : [other, ROOT];
        const rates = new Map<string, number>();
        for (const folder of folders) rates.set(folder, await playoutRate(folder, game, options));
        ratios.push((rates.get(ROOT) ?? 0) / (rates.get(other) ?? 0));
      }
      figures.push({ game, pairs, ...summary(ratios) });
    }
    return figures;
  } finally {
    removeCheckout(other);
  }
}

export function againstTable(commit: string, figures: readonly AgainstFigure[]): TextTable {
  return {
    title: `Random playouts compared with ${commit}`,
    head: ['game', 'pairs of runs', 'ratio', '± (95 %)'],
    rows: figures.map(({ game, pairs, ratio, error }) => [
      gameName(game),
      String(pairs),
      ratio.toFixed(3),
      error.toFixed(3),
    ]),
    numbersFrom: 1,
  };
}

/** The geometric mean of the ratios and half of its 95 % interval. */
export function summary(ratios: readonly number[]): { ratio: number; error: number } {
  const logs = ratios.map((ratio) => Math.log(ratio));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  const variance = squares / Math.max(1, logs.length - 1);
  const ratio = Math.exp(mean);
  return { ratio, error: ratio * INTERVAL * Math.sqrt(variance / logs.length) };
}

/** Games per second of the fastest round: interruptions only ever slow a round down. */
async function playoutRate(
  folder: string,
  game: string,
  { seconds, signal }: AgainstOptions,
): Promise<number> {
  if (signal.aborted) throw new Interrupted();
  const line = ['bench', 'playouts', '--game', game, '--seconds', String(seconds), '--json'];
  const child = spawn(process.execPath, ['cli/bin/richtfest.js', ...line], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.once('error', (error) => reject(signal.aborted ? new Interrupted() : error));
  child.once('close', (code) => {
    if (code === 0) resolve();
    else reject(new Error(`richtfest bench ended with ${code} in ${folder}`));
  });
  await promise;
  const { rounds } = JSON.parse(text) as { readonly rounds: readonly number[] };
  return Math.max(...rounds);
}

/** A temporary work tree of the commit, with its own packages and our installed dependencies. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'richtfest-against-'));
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  const installed = join(ROOT, 'node_modules');
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@richtfest'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@richtfest') symlinkSync(join(installed, name), join(modules, name));
  }
  for (const found of git('-C', folder, 'ls-files', '*package.json').split('\n')) {
    const manifest = join(folder, found);
    const name = found === '' ? undefined : nameIn(manifest);
    if (name?.startsWith('@richtfest/') !== true) continue;
    const link = join(modules, name);
    symlinkSync(relative(join(link, '..'), join(manifest, '..')), link);
  }
  return folder;
}

function removeCheckout(folder: string): void {
  git('worktree', 'remove', '--force', folder);
  rmSync(folder, { recursive: true, force: true });
}

function nameIn(manifest: string): string | undefined {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name?: string }).name;
}

function git(...line: readonly string[]): string {
  return execFileSync('git', line, { cwd: ROOT, encoding: 'utf8' });
}
