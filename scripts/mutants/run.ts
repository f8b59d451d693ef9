import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { OVER_LIMIT } from './cpu-limit.ts';
import type { Ledger } from './ledger.ts';
import type { Mutant } from './mutate.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** A mutant may loop forever: children are killed whenever this process exits. */
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130));
}

export interface Verdict {
  readonly mutant: Mutant | undefined;
  readonly fate: 'killed' | 'survived' | 'timeout';
  /** The failure or the limit that killed it. */
  readonly by: string;
  readonly seconds: number;
  /** What a suite that passed took of a processor, whatever else the machine did meanwhile. */
  readonly cpuSeconds: number;
}

interface RunOptions {
  /** The folder of the game's sources. */
  readonly root: string;
  readonly suite: string;
  /** The processor time after which a run counts as endless. */
  readonly cpuSeconds: number;
}

/** Runs the suite against a mutant, or against the unchanged rules. */
async function judge(mutant: Mutant | undefined, options: RunOptions): Promise<Verdict> {
  const started = performance.now();
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: fileURLToPath(
      new URL('../../node_modules/.cache/mutants', import.meta.url),
    ),
    MUTANT_SUITE: pathToFileURL(options.suite).href,
    MUTANT_FILE: mutant === undefined ? '' : pathToFileURL(`${options.root}/${mutant.file}`).href,
    MUTANT_SOURCE: mutant?.source ?? '',
    MUTANT_CPU_SECONDS: String(options.cpuSeconds),
  };
  const child = spawn(process.execPath, [CHILD], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const ended = await new Promise<number | string | null>((resolve, reject) => {
    child.on('close', (code, signal) => resolve(signal ?? code));
    child.on('error', reject);
  });
  running.delete(child);
  const by = output.trim();
  const isLate = by.endsWith(OVER_LIMIT);
  if (ended === 'SIGKILL' && !isLate) throw new Error(`${mutant?.id}: ended from outside. ${by}`);
  const fate = isLate ? 'timeout' : ended === 0 ? 'survived' : 'killed';
  const seconds = (performance.now() - started) / 1000;
  if (fate === 'survived') return { mutant, fate, by: '', seconds, cpuSeconds: Number(output) };
  return { mutant, fate, by, seconds, cpuSeconds: 0 };
}

/** A mutant and how to run it; undefined for the unchanged rules. */
export interface Trial {
  readonly mutant: Mutant | undefined;
  readonly options: RunOptions;
  /** Knows verdicts of earlier runs, and keeps this one. */
  readonly ledger?: Ledger;
}

/**
 * Runs all trials whose verdict is unknown in `jobs` processes, or all if `isRepeated`; reports each new
 * verdict and how many there will be. Returns all verdicts in the order of the trials.
 */
export async function judgeAll(
  trials: readonly Trial[],
  { jobs, isRepeated = false }: { readonly jobs: number; readonly isRepeated?: boolean },
  onVerdict: (verdict: Verdict, total: number) => void = () => undefined,
): Promise<Verdict[]> {
  const verdicts = new Map<number, Verdict>();
  for (const [at, { mutant, ledger }] of trials.entries()) {
    const known = mutant === undefined || isRepeated ? undefined : ledger?.find(mutant);
    if (known !== undefined) verdicts.set(at, known);
  }
  const waiting = [...trials.entries()].filter(([at]) => !verdicts.has(at));
  const total = waiting.length;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, { mutant, options, ledger }] = next;
      const verdict = await judge(mutant, options);
      ledger?.add(verdict);
      verdicts.set(at, verdict);
      onVerdict(verdict, total);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return trials.map((_, at) => verdicts.get(at) as Verdict);
}
