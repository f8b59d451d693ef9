import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
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
  /** The failure that killed it. */
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
  const fate = ended === 'SIGKILL' ? 'timeout' : ended === 0 ? 'survived' : 'killed';
  const seconds = (performance.now() - started) / 1000;
  if (fate === 'survived') return { mutant, fate, by: '', seconds, cpuSeconds: Number(output) };
  return { mutant, fate, by: output.trim(), seconds, cpuSeconds: 0 };
}

/** A mutant and how to run it; undefined for the unchanged rules. */
export interface Trial {
  readonly mutant: Mutant | undefined;
  readonly options: RunOptions;
}

/** Runs all trials in `jobs` processes, and reports each verdict; returns them in the same order. */
export async function judgeAll(
  trials: readonly Trial[],
  jobs: number,
  onVerdict: (verdict: Verdict) => void = () => undefined,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const waiting = [...trials.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, { mutant, options }] = next;
      const verdict = await judge(mutant, options);
      verdicts[at] = verdict;
      onVerdict(verdict);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return verdicts;
}
