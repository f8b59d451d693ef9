import { availableParallelism, loadavg } from 'node:os';
import { LEVELS } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { INTERRUPTED, type Shell, calibrate, median } from '@richtfest/cli';
import type { Game } from '@richtfest/engine';
import {
  type Amount,
  type MemoryFigure,
  type PlayoutFigure,
  SECTIONS,
  type Section,
  type ThinkingFigure,
} from './measures.ts';
import { Interrupted, measureInOwnProcess } from './own-process.ts';

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
  /** The load average of the minute before the start. */
  readonly load: number;
  /** Million steps per second of the fixed loop, measured before each figure. */
  readonly calibrations: number[];
  readonly calibration: number;
  readonly playouts: PlayoutFigure[];
  readonly thinking: ThinkingFigure[];
  readonly memory: MemoryFigure[];
  /** The run was interrupted, so figures are missing. */
  readonly isStopped: boolean;
}

const TIMED_BOTS: readonly string[] = ['greedy', ...LEVELS];
/** Threads can't beat one core by more than their number; beyond this the machine was not idle. */
const TOLERANCE = 1.1;

/** Measures each figure in a process of its own. */
export async function measureSpeed(options: SpeedOptions, shell: Shell): Promise<SpeedReport> {
  const report = emptyReport();
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once('SIGINT', onInterrupt);
  let isStopped = false;
  try {
    const jobs = await jobsFor(options, { report, shell, signal: stop.signal });
    for (const [at, job] of jobs.entries()) {
      shell.err.line(`${at + 1} of ${jobs.length}: ${job.title} …`);
      report.calibrations.push(calibrate(options.amount.rounds));
      await job.run();
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    isStopped = true;
  } finally {
    process.off('SIGINT', onInterrupt);
  }
  return { ...report, calibration: median(report.calibrations), isStopped };
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

interface Run {
  /** Grows. */
  readonly report: SpeedReport;
  readonly shell: Shell;
  readonly signal: AbortSignal;
}

interface Job {
  readonly title: string;
  run(): Promise<void>;
}

async function jobsFor(options: SpeedOptions, run: Run): Promise<Job[]> {
  const games = await Promise.all(options.games.map(async (id) => findGame(id)?.load()));
  return SECTIONS.filter((section) => options.sections.includes(section)).flatMap((section) =>
    games.flatMap((game) => (game === undefined ? [] : jobsOf(section, game, { options, run }))),
  );
}

function jobsOf(
  section: Section,
  { id: game, players: { min, max } }: Game,
  { options, run }: { readonly options: SpeedOptions; readonly run: Run },
): Job[] {
  const { report, signal } = run;
  const { amount } = options;
  switch (section) {
    case 'playouts':
      return Array.from({ length: max - min + 1 }, (_, more) => ({
        title: `${game}, playouts with ${min + more} players`,
        run: () => addPlayouts({ game, players: min + more }, options, run),
      }));
    case 'thinking':
      return TIMED_BOTS.map((bot) => ({
        title: `${game}, thinking of ${bot}`,
        async run() {
          const task = { kind: 'thinking', game, bot, amount } as const;
          report.thinking.push(await measureInOwnProcess(task, signal));
        },
      }));
    case 'memory':
      return [
        {
          title: `${game}, memory`,
          async run() {
            const task = { kind: 'memory', game, amount } as const;
            report.memory.push(await measureInOwnProcess(task, signal));
          },
        },
      ];
  }
}

async function addPlayouts(
  table: { readonly game: string; readonly players: number },
  { amount, workers }: SpeedOptions,
  { report, shell, signal }: Run,
): Promise<void> {
  const at = { ...table, amount };
  const rates = await measureInOwnProcess({ kind: 'playouts', ...at } as const, signal);
  const other = await measureInOwnProcess({ kind: 'boardgame-io', ...at } as const, signal);
  const games = Math.ceil(rates.gamesPerSecond * workers * amount.seconds);
  const threads = await measureInOwnProcess(
    { kind: 'threads', workers, games, ...at } as const,
    signal,
  );
  report.playouts.push({
    ...table,
    ...rates,
    ...(other === undefined
      ? {}
      : { boardgameIo: { gamesPerSecond: other, ratio: rates.gamesPerSecond / other } }),
    withWorkers: { workers, gamesPerSecond: threads },
  });
  if (threads > TOLERANCE * workers * rates.gamesPerSecond) {
    shell.err.line(
      `${workers} threads played more than ${workers} times the games of one core: measure again on an idle machine.`,
    );
  }
}
