import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { findGame } from '@richtfest/catalog';
import { INTERRUPTED, type Shell, calibrate, median, runSimulation } from '@richtfest/cli';
import { checkedOptions } from '@richtfest/engine';
import {
  type Amount,
  type Measured,
  type MemoryFigure,
  type PlayoutFigure,
  SECTIONS,
  type Section,
  type Task,
  type ThinkingFigure,
} from './measures.ts';

export interface SpeedOptions {
  readonly games: readonly string[];
  readonly sections: readonly Section[];
  readonly amount: Amount;
  readonly workers: number;
}

/** Everything a run has measured. */
export interface SpeedReport {
  readonly node: string;
  readonly processors: number;
  /** The load average before the run. */
  readonly load: number;
  /** Million steps per second of the fixed loop, measured between the other figures. */
  readonly calibrations: number[];
  readonly calibration: number;
  readonly playouts: PlayoutFigure[];
  readonly thinking: ThinkingFigure[];
  readonly memory: MemoryFigure[];
  /** Whether the run was interrupted and the report is incomplete. */
  readonly isStopped: boolean;
}

/** Runs each game and section in a new thread, so that they do not share compiled code. */
export async function measureSpeed(options: SpeedOptions, shell: Shell): Promise<SpeedReport> {
  const { sections, games, amount } = options;
  const report = emptyReport();
  const tasks = SECTIONS.filter((section) => sections.includes(section)).flatMap((section) =>
    games.map((game): Task => ({ game, section, amount })),
  );
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once('SIGINT', onInterrupt);
  try {
    for (const [at, task] of tasks.entries()) {
      shell.err.line(`${at + 1} of ${tasks.length}: ${task.game}, ${task.section} …`);
      report.calibrations.push(calibrate(amount.rounds));
      const measured = await measure(task, stop.signal);
      if (measured === undefined) break;
      await add(report, measured, { workers: options.workers, amount, shell });
      if (stop.signal.aborted) break;
    }
  } finally {
    process.off('SIGINT', onInterrupt);
  }
  const calibration = median(report.calibrations);
  return { ...report, calibration, isStopped: stop.signal.aborted };
}

export function exitCodeOf({ isStopped }: SpeedReport): number {
  return isStopped ? INTERRUPTED : 0;
}

function emptyReport(): SpeedReport {
  return {
    node: process.version,
    processors: availableParallelism(),
    load: loadavg()[0] ?? 0,
    calibrations: [],
    calibration: 0,
    playouts: [],
    thinking: [],
    memory: [],
    isStopped: false,
  };
}

/** Undefined if it was interrupted. */
async function measure(task: Task, signal: AbortSignal): Promise<Measured | undefined> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: JSON.stringify(task),
  });
  try {
    const [measured] = (await once(worker, 'message', { signal })) as [Measured];
    return measured;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    await worker.terminate();
  }
}

interface MeasureOptions {
  readonly workers: number;
  readonly amount: Amount;
  readonly shell: Shell;
}

async function add(
  report: SpeedReport,
  measured: Measured,
  options: MeasureOptions,
): Promise<void> {
  switch (measured.section) {
    case 'playouts':
      for (const figure of measured.figures) {
        report.playouts.push({ ...figure, withWorkers: await withWorkers(figure, options) });
      }
      return;
    case 'thinking':
      report.thinking.push(...measured.figures);
      return;
    case 'memory':
      report.memory.push(...measured.figures);
  }
}

async function withWorkers(
  { game: id, players, gamesPerSecond }: PlayoutFigure,
  { workers, amount, shell }: MeasureOptions,
) {
  const game = await findGame(id)?.load();
  if (game === undefined) throw new RangeError(`there is no game ${id}`);
  const plan = {
    game: id,
    players,
    options: checkedOptions(game, { players }),
    bots: Array.from({ length: players }, () => 'random'),
    seed: 'bench',
    games: Math.ceil(gamesPerSecond * workers * amount.seconds),
  };
  const { sums, seconds } = await runSimulation(plan, workers, shell);
  return { workers, gamesPerSecond: sums.games / seconds };
}
