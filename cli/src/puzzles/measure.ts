import {
  BANDS,
  type Band,
  type SolvedShares,
  type Solver,
  bandOf,
  puzzleState,
  solvedShares,
} from '@richtfest/review';
import { jsonText } from '../files/json-text.ts';
import { drawGrid } from '../terminal/grid.ts';
import type { Shell } from '../terminal/shell.ts';
import { INTERRUPTED } from '../workers/run-pool.ts';
import { type ShippedPuzzle, eachPuzzle } from './each-puzzle.ts';

/** From band to band, `family` solves at least this share fewer. */
const LEAST_DROP = 0.15;

/** The puzzles of a band. */
interface MeasuredBand {
  /** From 1, the easiest. */
  readonly band: number;
  readonly puzzles: number;
  /** The shares that each level solves. */
  readonly child: number;
  readonly family: number;
  readonly club: number;
}

export interface MeasureOptions {
  readonly attempts: number;
  readonly seed: string;
}

/** The bands of a game; those without puzzles are left out. */
export interface MeasuredGame {
  readonly game: string;
  readonly bands: readonly MeasuredBand[];
}

/** Prints how difficult puzzles are; the exit code is 1 if a band is not harder than the last. */
export async function measurePuzzles(
  puzzles: readonly ShippedPuzzle[],
  { isJson, ...options }: MeasureOptions & { readonly isJson: boolean },
  shell: Shell,
): Promise<number> {
  const { games, isStopped } = await measuredGames(puzzles, options, shell);
  if (isJson) shell.out.write(jsonText({ ...options, games, isComplete: !isStopped }));
  else shell.out.lines(gridOf(games, shell));
  if (isStopped) return INTERRUPTED;
  return games.every(({ bands }) => isEachHarder(bands)) ? 0 : 1;
}

function isEachHarder(bands: readonly MeasuredBand[]): boolean {
  return bands.every(
    ({ family }, at) => at === 0 || (bands[at - 1]?.family ?? 1) - family >= LEAST_DROP,
  );
}

/** Lets bots solve puzzles. */
export async function measuredGames(
  puzzles: readonly ShippedPuzzle[],
  { attempts, seed }: MeasureOptions,
  shell: Shell,
): Promise<{ readonly games: readonly MeasuredGame[]; readonly isStopped: boolean }> {
  const { results, isStopped } = await eachPuzzle(
    puzzles,
    ({ game, puzzle }) => {
      const state = puzzleState(game, puzzle);
      if (state === undefined) throw new Error(`the position of ${puzzle.id} can’t be read`);
      const { id, seat, best } = puzzle;
      const options = { answers: best, attempts, seed: `${seed}/${id}` };
      const shares = solvedShares(game, { state, seat }, options);
      return { game: game.id, band: bandOf(puzzle), shares };
    },
    shell,
  );
  const games = [...new Set(results.map(({ game }) => game))].map((game) => ({
    game,
    bands: bandsOf(results.filter((each) => each.game === game)),
  }));
  return { games, isStopped };
}

interface Attempted {
  readonly band: Band;
  readonly shares: SolvedShares;
}

function bandsOf(attempted: readonly Attempted[]): MeasuredBand[] {
  return BANDS.flatMap((band): MeasuredBand[] => {
    const own = attempted.filter((each) => each.band === band);
    const mean = (level: Solver) =>
      own.reduce((sum, { shares }) => sum + shares[level], 0) / own.length;
    if (own.length === 0) return [];
    const shares = { child: mean('child'), family: mean('family'), club: mean('club') };
    return [{ band: band + 1, puzzles: own.length, ...shares }];
  });
}

function gridOf(games: readonly MeasuredGame[], { out }: Shell): string[] {
  const head = ['game', 'band', 'puzzles', 'child', 'family', 'club'];
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  const rows = games.flatMap(({ game, bands }) =>
    bands.map(({ band, puzzles, child, family, club }) => [
      game,
      String(band),
      String(puzzles),
      ...[child, family, club].map(percent),
    ]),
  );
  return drawGrid([head, 'rule', ...rows], out);
}
