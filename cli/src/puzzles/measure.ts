import { BANDS, bandOf, puzzleState, solvedShares } from '@richtfest/review';
import { jsonText } from '../files/json-text.ts';
import { drawGrid } from '../terminal/grid.ts';
import type { Shell } from '../terminal/shell.ts';
import { INTERRUPTED } from '../workers/run-pool.ts';
import { type ShippedPuzzle, eachPuzzle } from './each-puzzle.ts';

/** From band to band, `family` solves at least this share fewer. */
const LEAST_DROP = 0.15;

/** The puzzles of a band. */
export interface MeasuredBand {
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

/** Prints how difficult puzzles are; the exit code is 1 if a band is not harder than the last. */
export async function measurePuzzles(
  puzzles: readonly ShippedPuzzle[],
  { isJson, ...options }: MeasureOptions & { readonly isJson: boolean },
  shell: Shell,
): Promise<number> {
  const { bands, isStopped } = await measuredBands(puzzles, options, shell);
  if (isJson) shell.out.write(jsonText({ ...options, bands, isComplete: !isStopped }));
  else shell.out.lines(gridOf(bands, shell));
  if (isStopped) return INTERRUPTED;
  const isHarder = bands.every(
    ({ family }, at) => at === 0 || (bands[at - 1]?.family ?? 1) - family >= LEAST_DROP,
  );
  return isHarder ? 0 : 1;
}

/** Lets bots solve puzzles; bands without any are left out. */
export async function measuredBands(
  puzzles: readonly ShippedPuzzle[],
  { attempts, seed }: MeasureOptions,
  shell: Shell,
): Promise<{ readonly bands: readonly MeasuredBand[]; readonly isStopped: boolean }> {
  const { results, isStopped } = await eachPuzzle(
    puzzles,
    ({ game, puzzle }) => {
      const state = puzzleState(game, puzzle);
      if (state === undefined) throw new Error(`the position of ${puzzle.id} can’t be read`);
      const { id, seat, best } = puzzle;
      const options = { answers: best, attempts, seed: `${seed}/${id}` };
      return { band: bandOf(puzzle), ...solvedShares(game, { state, seat }, options) };
    },
    shell,
  );
  const bands = BANDS.flatMap((band): MeasuredBand[] => {
    const own = results.filter((each) => each.band === band);
    const mean = (level: 'child' | 'family' | 'club') =>
      own.reduce((sum, each) => sum + each[level], 0) / own.length;
    if (own.length === 0) return [];
    const shares = { child: mean('child'), family: mean('family'), club: mean('club') };
    return [{ band: band + 1, puzzles: own.length, ...shares }];
  });
  return { bands, isStopped };
}

function gridOf(bands: readonly MeasuredBand[], { out }: Shell): string[] {
  const head = ['band', 'puzzles', 'child', 'family', 'club'];
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  const rows = bands.map(({ band, puzzles, child, family, club }) => [
    String(band),
    String(puzzles),
    ...[child, family, club].map(percent),
  ]);
  return drawGrid([head, 'rule', ...rows], out);
}
