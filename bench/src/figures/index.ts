import { INTERRUPTED, type Shell, calibrate } from '@richtfest/cli';
import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { type SectionText, writeSections } from '../marked-section.ts';
import { type PiecesContext, runPieces } from '../run-pieces.ts';
import { type TextTable, tableLines, tableMarkdown } from '../table.ts';
import { curveRowsOf } from './curves.ts';
import { fingerprintOf } from './fingerprint.ts';
import { Ledger } from '../ledger.ts';
import type { Entry } from './entry.ts';
import { missingPieces } from './pieces.ts';
import { withRows } from './published-rows.ts';
import { figuresOf, pacesOf } from './report.ts';
import { type Row, nameOf } from './row.ts';
import { rowsOf } from './rows.ts';
import { curveTable, goalsText, paceTable, strengthTable, thinkingTable } from './tables.ts';
import type { FiguresPlan } from './worker.ts';

/** `--quick` plays this fraction of the games. */
const QUICK_DIVISOR = 50;

export interface FiguresOptions {
  /** Games by name, in order. */
  readonly games: readonly string[];
  /** Plays only rows whose names contain this text. */
  readonly rows: string;
  /** The file that stores results. */
  readonly ledger: string;
  readonly workers: number;
  /** No game starts after this time; games played until then count. */
  readonly minutes: number;
  readonly isQuick: boolean;
  /** Plays the curves of strength by budget instead of the other rows. */
  readonly areCurves: boolean;
  /** Plays nothing and shows stored results. */
  readonly isShowOnly: boolean;
  readonly isJson: boolean;
  /** Writes the tables into docs/reference/bots.md. */
  readonly isWritten: boolean;
}

/** Plays missing games, shows the results and returns the exit code. */
export async function measureFigures(options: FiguresOptions, shell: Shell): Promise<number> {
  const ledger = new Ledger<Entry>(options.ledger);
  const all = ledger.read();
  const measured = new Set(all.map(({ row }) => row));
  const plays = await Promise.all(options.games.map((game) => gamePlay(game, measured, options)));
  const fingerprints = Object.assign({}, ...plays.map((play) => play.fingerprints)) as Prints;
  const known = all.filter((entry) => entry.row in fingerprints);
  const entries = known.filter((entry) => fingerprints[entry.row] === entry.fingerprint);
  reportOutdated(known.length - entries.length, shell);
  const end = performance.now() + options.minutes * 60_000;
  let isStopped = false;
  for (const [at, { game, rows }] of plays.entries()) {
    if (options.isShowOnly || isStopped) break;
    const left = (end - performance.now()) / (plays.length - at);
    isStopped = await playGame(
      { game, fingerprints, rows: rows.filter((row) => isSelected(row, options)) },
      { ledger, entries, workers: options.workers, deadline: performance.now() + left, shell },
    );
  }
  show(plays, entries, { options, shell });
  return isStopped ? INTERRUPTED : 0;
}

type Prints = FiguresPlan['fingerprints'];
type GamePlay = Omit<FiguresPlan, 'pieces'>;

/** All rows of a game, including those that only have stored results. */
async function gamePlay(
  game: string,
  measured: ReadonlySet<string>,
  options: FiguresOptions,
): Promise<GamePlay> {
  const rules = (await findGame(game)?.load()) as Game;
  const all = options.areCurves ? curveRowsOf(game) : rowsOf(game);
  const rows = all.map((row) => sized(row, options.isQuick));
  const prints = rows
    .filter((row) => measured.has(nameOf(row)) || (isSelected(row, options) && !options.isShowOnly))
    .map((row) => [nameOf(row), fingerprintOf(row, rules)]);
  return { game, rows, fingerprints: Object.fromEntries(prints) as Prints };
}

function isSelected(row: Row, options: FiguresOptions): boolean {
  return nameOf(row).includes(options.rows);
}

/** Each block is balanced by itself, so a smaller run is a prefix of the larger one. */
function sized(row: Row, isQuick: boolean): Row {
  return isQuick ? { ...row, games: Math.ceil(row.games / QUICK_DIVISOR) } : row;
}

function reportOutdated(count: number, { err }: Shell): void {
  if (count > 0) err.line(`Ignored ${count} results of bots that play differently now.`);
}

/** Returns whether it was interrupted. */
async function playGame(
  { game, fingerprints, rows }: GamePlay,
  context: PiecesContext<Entry>,
): Promise<boolean> {
  const played = new Map<string, Set<number>>();
  for (const { row, from, shares } of context.entries) {
    const blocks = played.get(row) ?? new Set();
    played.set(row, blocks);
    shares.forEach((_, at) => blocks.add(from + at));
  }
  const pieces = missingPieces(rows, played);
  if (pieces.length === 0) return false;
  const plan: FiguresPlan = { game, fingerprints, rows, pieces };
  const file = new URL('./worker.ts', import.meta.url);
  return await runPieces({ game, file, plan, count: pieces.length, unit: 'pieces' }, context);
}

interface ShowOptions {
  readonly options: FiguresOptions;
  readonly shell: Shell;
}

function show(
  plays: readonly GamePlay[],
  entries: readonly Entry[],
  { options, shell }: ShowOptions,
): void {
  const calibration = Math.round(calibrate() * 10) / 10;
  const shown = plays.map(({ game, rows }): ShownGame => {
    const figures = figuresOf(rows, entries);
    const paces = pacesOf(rows, entries);
    const tables = options.areCurves
      ? [curveTable(game, figures, paces)]
      : [strengthTable(game, figures), thinkingTable(figures), paceTable(paces)];
    return { game, figures, paces, tables: tables.filter((table) => table.rows.length > 0) };
  });
  if (options.isJson) {
    const games = shown.map(({ game, figures, paces }) => {
      return { game, figures: figures.map((each) => ({ name: nameOf(each.row), ...each })), paces };
    });
    shell.out.write(`${JSON.stringify({ games, calibration })}\n`);
  } else {
    const tables = shown.flatMap((each) => each.tables);
    for (const table of tables) shell.out.lines(tableLines(table, shell));
    if (!options.areCurves)
      shell.out.lines(['', goalsText(shown.flatMap(({ figures }) => figures))]);
  }
  if (!options.isWritten) return;
  // A game without results keeps its published tables.
  const known = shown.filter(({ figures }) => figures.length > 0);
  const isPart = options.rows !== '' && !options.areCurves;
  const sections = known.map((each) =>
    isPart ? partOf(each, options) : sectionOf(each, options.areCurves, calibration),
  );
  writeSections('docs/reference/bots.md', Object.fromEntries(sections));
  shell.err.line('Wrote the tables into docs/reference/bots.md.');
}

interface ShownGame {
  readonly game: string;
  readonly figures: ReturnType<typeof figuresOf>;
  readonly paces: ReturnType<typeof pacesOf>;
  readonly tables: readonly TextTable[];
}

/** The name of a game's section, and its text with the selected rows measured again. */
function partOf(
  { game, figures }: ShownGame,
  options: FiguresOptions,
): [name: string, text: SectionText] {
  const again = figures.filter(({ row }) => isSelected(row, options));
  for (const { row, goal } of again) {
    if (row.target !== undefined && goal === undefined)
      throw new Error(`the goal of “${nameOf(row)}” depends on a row without results`);
  }
  const tables = [strengthTable(game, again), thinkingTable(again)] as const;
  return [`figures of ${game}`, (published) => withRows(published, tables)];
}

/** The name and the text of a game's section. */
function sectionOf(
  { game, figures, tables: [first, ...parts] }: ShownGame,
  areCurves: boolean,
  calibration: number,
): [name: string, text: string] {
  const machine = `Measured with Node ${process.version.slice(1)}, calibration ${calibration} million steps/s.`;
  const text = areCurves ? machine : `${goalsText(figures)} ${machine}`;
  const [head, ...rest] = [first, ...parts].map((table) => table && tableMarkdown(table));
  const name = `${areCurves ? 'curves' : 'figures'} of ${game}`;
  return [name, [head, text, ...rest].join('\n\n')];
}
