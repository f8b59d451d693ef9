import { INTERRUPTED, type Shell, calibrate, runPool, timeText } from '@richtfest/cli';
import { gameName } from '../game-name.ts';
import { writeSections } from '../marked-section.ts';
import { tableLines, tableMarkdown } from '../table.ts';
import { type Entry, Ledger, sourcesOf } from './ledger.ts';
import { missingPieces } from './pieces.ts';
import { figuresOf, pacesOf } from './report.ts';
import { type Row, nameOf } from './row.ts';
import { rowsOf } from './rows.ts';
import { goalsText, paceTable, strengthTables, thinkingTable } from './tables.ts';
import type { FiguresPlan } from './worker.ts';

/** With `--quick` this part of the games. */
const QUICK = 50;
const MILESTONE = 0.1;

export interface FiguresWishes {
  /** Games by name, in order. */
  readonly games: readonly string[];
  /** Only rows whose names hold this text. */
  readonly rows: string;
  /** Where results are kept. */
  readonly ledger: string;
  readonly workers: number;
  /** After so much time no game is begun; what was played counts. */
  readonly minutes: number;
  readonly isQuick: boolean;
  /** Plays nothing; shows what the ledger holds. */
  readonly isOld: boolean;
  readonly isJson: boolean;
  /** Writes the tables into docs/bots.md. */
  readonly isWritten: boolean;
}

/** Plays what is missing and tells what came of it. Returns the exit code. */
export async function measureFigures(wishes: FiguresWishes, shell: Shell): Promise<number> {
  const ledger = new Ledger(wishes.ledger);
  const rows = wishes.games
    .flatMap(rowsOf)
    .filter((row) => nameOf(row).includes(wishes.rows))
    .map((row) => sized(row, wishes.isQuick));
  const sources = Object.fromEntries(rows.map((row) => [nameOf(row), sourcesOf(row)]));
  const known = ledger.read().filter((entry) => entry.row in sources);
  const entries = known.filter((entry) => sources[entry.row] === entry.sources);
  tellOld(known.length - entries.length, shell);
  const end = performance.now() + wishes.minutes * 60_000;
  let isStopped = false;
  for (const [at, game] of wishes.games.entries()) {
    if (wishes.isOld || isStopped) break;
    const left = (end - performance.now()) / (wishes.games.length - at);
    isStopped = await playGame(
      { game, sources, rows: rows.filter((row) => row.game === game) },
      { ledger, entries, workers: wishes.workers, deadline: performance.now() + left, shell },
    );
  }
  show(rows, entries, { wishes, shell });
  return isStopped ? INTERRUPTED : 0;
}

/** Every block is fair by itself, and a smaller run is a beginning of the larger one. */
function sized(row: Row, isQuick: boolean): Row {
  return isQuick ? { ...row, games: Math.ceil(row.games / QUICK) } : row;
}

function tellOld(count: number, { err }: Shell): void {
  if (count > 0) err.line(`${count} results were played by other sources and are passed over.`);
}

interface Playing {
  readonly ledger: Ledger;
  /** Grows. */
  readonly entries: Entry[];
  readonly workers: number;
  readonly deadline: number;
  readonly shell: Shell;
}

/** Returns whether somebody stopped it. */
async function playGame(
  { game, sources, rows }: Omit<FiguresPlan, 'pieces'>,
  { ledger, entries, workers, deadline, shell }: Playing,
): Promise<boolean> {
  const played = new Map<string, Set<number>>();
  for (const { row, from, shares } of entries) {
    const blocks = played.get(row) ?? new Set();
    played.set(row, blocks);
    shares.forEach((_, at) => blocks.add(from + at));
  }
  const pieces = missingPieces(rows, played);
  if (pieces.length === 0) return false;
  const plan: FiguresPlan = { game, sources, rows, pieces };
  const name = gameName(game);
  shell.err.line(`${name}: ${pieces.length.toLocaleString('en')} pieces to play.`);
  const tell = milestones(name, pieces.length, shell);
  const { isStopped, seconds } = await runPool<Entry[]>(
    {
      file: new URL('./worker.ts', import.meta.url),
      plan,
      count: pieces.length,
      workers,
      largestChunk: 1,
      sums: entries,
      add(sums, more) {
        sums.push(...more);
        for (const entry of more) ledger.append(entry);
        tell(more.length);
      },
      unit: 'pieces',
      unitsEach: 1,
      isEnough: () => performance.now() > deadline,
    },
    shell,
  );
  const isLate = performance.now() > deadline;
  const how = isStopped ? (isLate ? 'out of time' : 'stopped') : 'done';
  shell.err.line(`${name}: ${how} after ${timeText(seconds)}.`);
  return isStopped && !isLate;
}

/** Where no bar can be drawn, a line now and then. */
function milestones(name: string, count: number, { err }: Shell): (more: number) => void {
  let done = 0;
  let next = MILESTONE;
  return (more) => {
    done += more;
    if (err.abilities.isTerminal || done < next * count || done === count) return;
    err.line(`${name}: ${Math.floor((100 * done) / count)} %`);
    next = done / count + MILESTONE;
  };
}

interface Showing {
  readonly wishes: FiguresWishes;
  readonly shell: Shell;
}

function show(rows: readonly Row[], entries: readonly Entry[], { wishes, shell }: Showing): void {
  const figures = figuresOf(rows, entries);
  const paces = pacesOf(rows, entries);
  const calibration = Math.round(calibrate() * 10) / 10;
  const tables = [...strengthTables(figures), thinkingTable(figures), paceTable(paces)].filter(
    (table) => table.rows.length > 0,
  );
  if (wishes.isJson) {
    const plain = figures.map((figure) => ({ name: nameOf(figure.row), ...figure }));
    shell.out.write(`${JSON.stringify({ figures: plain, paces, calibration })}\n`);
  } else {
    for (const table of tables) shell.out.lines(tableLines(table, shell));
    shell.out.lines(['', goalsText(figures)]);
  }
  if (!wishes.isWritten) return;
  writeSections('docs/bots.md', {
    figures: pageText([goalsText(figures), ...tables.map(tableMarkdown)], calibration),
  });
  shell.err.line('The tables are in docs/bots.md.');
}

function pageText(parts: readonly string[], calibration: number): string {
  const machine = `Node ${process.version.slice(1)}, calibration ${calibration} million steps/s`;
  return [`Measured with ${machine}.`, ...parts].join('\n\n');
}
