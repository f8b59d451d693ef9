import { INTERRUPTED, type Shell, calibrate, runPool, timeText } from '@richtfest/cli';
import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { gameName } from '../game-name.ts';
import { writeSections } from '../marked-section.ts';
import { tableLines, tableMarkdown } from '../table.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Entry, Ledger } from './ledger.ts';
import { missingPieces } from './pieces.ts';
import { figuresOf, pacesOf } from './report.ts';
import { type Row, nameOf } from './row.ts';
import { rowsOf } from './rows.ts';
import { goalsText, paceTable, strengthTable, thinkingTable } from './tables.ts';
import type { FiguresPlan } from './worker.ts';

/** With `--quick` this part of the games. */
const QUICK = 50;
const MILESTONE = 0.1;

export interface FiguresWishes {
  /** Games by name, in order. */
  readonly games: readonly string[];
  /** Only rows whose names hold this text are played. */
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
  const all = ledger.read();
  const told = new Set(all.map(({ row }) => row));
  const plays = await Promise.all(wishes.games.map((game) => gamePlay(game, told, wishes)));
  const fingerprints = Object.assign({}, ...plays.map((play) => play.fingerprints)) as Prints;
  const known = all.filter((entry) => entry.row in fingerprints);
  const entries = known.filter((entry) => fingerprints[entry.row] === entry.fingerprint);
  tellOld(known.length - entries.length, shell);
  const end = performance.now() + wishes.minutes * 60_000;
  let isStopped = false;
  for (const [at, { game, rows }] of plays.entries()) {
    if (wishes.isOld || isStopped) break;
    const left = (end - performance.now()) / (plays.length - at);
    isStopped = await playGame(
      { game, fingerprints, rows: rows.filter((row) => isWished(row, wishes)) },
      { ledger, entries, workers: wishes.workers, deadline: performance.now() + left, shell },
    );
  }
  show(plays, entries, { wishes, shell });
  return isStopped ? INTERRUPTED : 0;
}

type Prints = FiguresPlan['fingerprints'];
type GamePlay = Omit<FiguresPlan, 'pieces'>;

/** All rows of a game: also those that are not played this time are shown, if they were once. */
async function gamePlay(
  game: string,
  told: ReadonlySet<string>,
  wishes: FiguresWishes,
): Promise<GamePlay> {
  const rules = (await findGame(game)?.load()) as Game;
  const rows = rowsOf(game).map((row) => sized(row, wishes.isQuick));
  const prints = rows
    .filter((row) => told.has(nameOf(row)) || (isWished(row, wishes) && !wishes.isOld))
    .map((row) => [nameOf(row), fingerprintOf(row, rules)]);
  return { game, rows, fingerprints: Object.fromEntries(prints) as Prints };
}

function isWished(row: Row, wishes: FiguresWishes): boolean {
  return nameOf(row).includes(wishes.rows);
}

/** Every block is fair by itself, and a smaller run is a beginning of the larger one. */
function sized(row: Row, isQuick: boolean): Row {
  return isQuick ? { ...row, games: Math.ceil(row.games / QUICK) } : row;
}

function tellOld(count: number, { err }: Shell): void {
  if (count > 0)
    err.line(`${count} results are of bots that play otherwise now, and are passed over.`);
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
  { game, fingerprints, rows }: GamePlay,
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
  const plan: FiguresPlan = { game, fingerprints, rows, pieces };
  const name = gameName(game);
  shell.err.line(`${name}: ${pieces.length.toLocaleString('en')} pieces to play.`);
  const tell = milestones(name, pieces.length, shell);
  const { isStopped, seconds } = await runPool<Entry[]>(
    {
      file: new URL('./worker.ts', import.meta.url),
      plan,
      count: pieces.length,
      workers,
      maxChunk: 1,
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

function show(
  plays: readonly GamePlay[],
  entries: readonly Entry[],
  { wishes, shell }: Showing,
): void {
  const calibration = Math.round(calibrate() * 10) / 10;
  const shown = plays.map(({ game, rows }) => {
    const figures = figuresOf(rows, entries);
    const paces = pacesOf(rows, entries);
    const tables = [strengthTable(game, figures), thinkingTable(figures), paceTable(paces)];
    return { game, figures, paces, tables: tables.filter((table) => table.rows.length > 0) };
  });
  if (wishes.isJson) {
    const games = shown.map(({ game, figures, paces }) => {
      return { game, figures: figures.map((each) => ({ name: nameOf(each.row), ...each })), paces };
    });
    shell.out.write(`${JSON.stringify({ games, calibration })}\n`);
  } else {
    const tables = shown.flatMap((each) => each.tables);
    for (const table of tables) shell.out.lines(tableLines(table, shell));
    shell.out.lines(['', goalsText(shown.flatMap(({ figures }) => figures))]);
  }
  if (!wishes.isWritten) return;
  // A game of which nothing is known keeps what the page says of it.
  const known = shown.filter(({ figures }) => figures.length > 0);
  const sections = known.map(({ game, figures, tables: [first, ...parts] }) => {
    const machine = `Node ${process.version.slice(1)}, calibration ${calibration} million steps/s`;
    const text = `${goalsText(figures)} Measured with ${machine}.`;
    const [head, ...rest] = [first, ...parts].map((table) => table && tableMarkdown(table));
    return [`figures of ${game}`, [head, text, ...rest].join('\n\n')];
  });
  writeSections('docs/bots.md', Object.fromEntries(sections) as Record<string, string>);
  shell.err.line('The tables are in docs/bots.md.');
}
