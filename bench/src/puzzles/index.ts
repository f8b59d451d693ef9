import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Bot, botNamed } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { INTERRUPTED, type Shell, measuredGames } from '@richtfest/cli';
import type { PlayableGame } from '@richtfest/engine';
import { CRITERIA, type Puzzle, THRESHOLDS, loadPuzzles } from '@richtfest/review';
import { Ledger } from '../ledger.ts';
import { writeSections } from '../marked-section.ts';
import { runPieces } from '../run-pieces.ts';
import { simulatedMatch } from '../simulated-match.ts';
import { tableLines, tableMarkdown } from '../table.ts';
import type { Findings, MinedMatch, MiningPlan } from './entry.ts';
import { ratedPuzzle } from './rate.ts';
import { type PuzzleCounts, bandsTable, countsOf, countsTable, linesOf } from './report.ts';
import { selectPuzzles } from './select.ts';

export interface MiningOptions {
  readonly games: readonly string[];
  /** The file that stores what was found. */
  readonly ledger: string;
  readonly workers: number;
  /** No match starts after this time. */
  readonly minutes: number;
  /** The number of puzzles of each game to reach, with the shipped ones. */
  readonly count: number;
  /** The number of the first match: those before it have been mined elsewhere. */
  readonly firstMatch: number;
  /** Tests only decisions that are likely to be neither easy nor hard. */
  readonly isMiddleOnly: boolean;
  /** Finds nothing and shows what is stored. */
  readonly isShowOnly: boolean;
  readonly isJson: boolean;
  /** Writes the puzzles into the games' packages and the figures into docs/puzzles.md. */
  readonly isWritten: boolean;
}

/** More matches than any run plays. */
const MAX_MATCHES = 100_000;

/** Mines puzzles, shows how many there are and returns the exit code. */
export async function minePuzzles(options: MiningOptions, shell: Shell): Promise<number> {
  const ledger = new Ledger<MinedMatch>(options.ledger);
  const all = ledger.read();
  const end = performance.now() + options.minutes * 60_000;
  const mined: { game: string; entries: MinedMatch[] }[] = [];
  let isStopped = false;
  for (const [at, game] of options.games.entries()) {
    const played = (await findGame(game)?.load()) as PlayableGame;
    const fingerprint = fingerprintOf(played);
    const shipped = await loadPuzzles(played);
    const entries = all.filter((entry) => entry.game === game && entry.fingerprint === fingerprint);
    const outdated = all.filter((entry) => entry.game === game).length - entries.length;
    if (outdated > 0) shell.err.line(`Ignored ${outdated} matches that would be different now.`);
    mined.push({ game, entries });
    if (options.isShowOnly || isStopped) continue;
    const left = (end - performance.now()) / (options.games.length - at);
    const deadline = performance.now() + left;
    isStopped = await mineGame(
      { game, fingerprint, entries },
      { options, shipped, ledger, deadline, shell },
    );
  }
  await finish(mined, options, shell);
  return isStopped ? INTERRUPTED : 0;
}

/**
 * Identifies what mining finds: the criteria, the bots' levels, and a match that depends on the
 * rules and the evaluation.
 */
function fingerprintOf(game: PlayableGame): string {
  const bots = Array.from(
    { length: game.players.max },
    () => botNamed('greedy', { now: () => 0 }) as Bot,
  );
  const { moves } = simulatedMatch(game, { bots, seed: 'fingerprint', number: 0 });
  const text = JSON.stringify({ CRITERIA, THRESHOLDS, levels: game.bots?.levels, moves });
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

interface MiningContext {
  readonly options: MiningOptions;
  readonly shipped: readonly Puzzle[];
  readonly ledger: Ledger<MinedMatch>;
  readonly deadline: number;
  readonly shell: Shell;
}

interface GameToMine extends Pick<MiningPlan, 'game' | 'fingerprint'> {
  readonly entries: MinedMatch[];
}

/** Adds matches to the entries until there are enough puzzles; returns whether it was interrupted. */
async function mineGame(
  { game, fingerprint, entries }: GameToMine,
  { options, shipped, ledger, deadline, shell }: MiningContext,
): Promise<boolean> {
  const isEnough = () => knownPuzzles(shipped, entries).size >= options.count;
  if (isEnough()) return false;
  const { isMiddleOnly } = options;
  const alike = entries.filter((entry) => (entry.isMiddleOnly ?? false) === isMiddleOnly);
  const done = new Set(alike.map(({ match }) => match));
  const matches = Array.from({ length: MAX_MATCHES }, (_, at) => options.firstMatch + at).filter(
    (match) => !done.has(match),
  );
  const plan: MiningPlan = { game, fingerprint, matches, isMiddleOnly };
  const file = new URL('./worker.ts', import.meta.url);
  return await runPieces(
    { game, file, plan, count: matches.length, unit: 'matches' },
    { entries, ledger, workers: options.workers, deadline, isEnough, shell },
  );
}

/** The number of decisions by the first test they failed. */
function totalsOf(all: readonly Findings['rejected'][]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const [why, count] of all.flatMap((each) => Object.entries(each)))
    totals[why] = (totals[why] ?? 0) + count;
  return totals;
}

/** The ids of the shipped puzzles and of those found. */
function knownPuzzles(
  shipped: readonly Puzzle[],
  entries: readonly MinedMatch[],
): ReadonlySet<string> {
  return new Set([...shipped, ...entries.flatMap(({ puzzles }) => puzzles)].map(({ id }) => id));
}

async function finish(
  mined: readonly { readonly game: string; readonly entries: readonly MinedMatch[] }[],
  { count, isJson, isWritten }: MiningOptions,
  shell: Shell,
): Promise<void> {
  const selected = await Promise.all(
    mined.map(async ({ game, entries }) => {
      const inOrder = entries.toSorted((one, other) => one.match - other.match);
      const played = (await findGame(game)?.load()) as PlayableGame;
      const rated = (puzzle: Puzzle) => (isWritten ? ratedPuzzle(played, puzzle) : puzzle);
      const shipped = (await loadPuzzles(played)).map(rated);
      const found = inOrder.flatMap(({ puzzles }) => puzzles).map(rated);
      return {
        game,
        matches: entries.length,
        puzzles: selectPuzzles({ found, shipped, count }),
        rejected: totalsOf(entries.map(({ rejected }) => rejected)),
      };
    }),
  );
  const counts = selected.map(({ game, puzzles }) => countsOf(game, puzzles));
  if (isJson) {
    const games = counts.map((each, at) => ({
      ...each,
      matches: selected[at]?.matches ?? 0,
      rejected: selected[at]?.rejected ?? {},
    }));
    shell.out.write(`${JSON.stringify({ games })}\n`);
  } else shell.out.lines(tableLines(await countsTable(counts), shell));
  if (!isWritten) return;
  for (const { game, puzzles } of selected) {
    writeFileSync(dataFile(game), dataText(linesOf(puzzles)));
    shell.err.line(`Wrote ${puzzles.length} puzzles into games/${game}/src/data/puzzles.ts.`);
  }
  await writeFigures(selected, counts, shell);
}

/** The attempts of each level for the figures, with other random numbers than for the ratings. */
const FIGURES = { attempts: 20, seed: 'figures' };

async function writeFigures(
  selected: readonly { readonly game: string; readonly puzzles: readonly Puzzle[] }[],
  counts: readonly PuzzleCounts[],
  shell: Shell,
): Promise<void> {
  const shipped = await Promise.all(
    selected.map(async ({ game: id, puzzles }) => {
      const game = (await findGame(id)?.load()) as PlayableGame;
      return puzzles.map((puzzle) => ({ game, puzzle }));
    }),
  );
  const { games, isStopped } = await measuredGames(shipped.flat(), FIGURES, shell);
  if (isStopped) return;
  const tables = [await countsTable(counts), bandsTable(games)];
  writeSections('docs/puzzles.md', { 'puzzle figures': tables.map(tableMarkdown).join('\n') });
  shell.err.line('Wrote the figures into docs/puzzles.md.');
}

function dataFile(game: string): string {
  return fileURLToPath(new URL(`../../../games/${game}/src/data/puzzles.ts`, import.meta.url));
}

/** A module with the lines as one text, which loads faster than an object of the same content. */
function dataText(lines: string): string {
  const escaped = lines.replaceAll(/[\\`]|\$\{/g, (special) => `\\${special}`);
  return `/** Puzzles, one line of JSON each, written by \`npm run puzzles -- --write\`. */
export const puzzles = \`
${escaped}\`;
`;
}
