import { type CheckOptions, type PuzzleCheck, checkPuzzle } from '@richtfest/review';
import { jsonText } from '../files/json-text.ts';
import type { Shell } from '../terminal/shell.ts';
import { INTERRUPTED } from '../workers/run-pool.ts';
import { type ShippedPuzzle, eachPuzzle } from './each-puzzle.ts';

const PROBLEMS = {
  position: 'its position can’t be read',
  answer: 'its answer is not allowed',
} as const;

/** Solves puzzles again; the exit code is 1 if one of them does not hold. */
export async function checkPuzzles(
  puzzles: readonly ShippedPuzzle[],
  { isJson, ...options }: CheckOptions & { readonly isJson: boolean },
  shell: Shell,
): Promise<number> {
  const { results, isStopped } = await eachPuzzle(
    puzzles,
    ({ game, puzzle }) => ({ game: game.id, ...checkPuzzle(game, puzzle, options) }),
    shell,
  );
  const ids = [...new Set(puzzles.map(({ game }) => game.id))];
  const games = ids.map((game) => {
    const checked = results.filter((each) => each.game === game);
    const failed = checked.filter(({ holds }) => !holds);
    return { game, checked: checked.length, held: checked.length - failed.length, failed };
  });
  if (isJson) shell.out.write(jsonText({ ...options, games, isComplete: !isStopped }));
  else {
    for (const { game, checked, held, failed } of games) {
      shell.out.line(`${game}: ${held} of ${checked} puzzles hold at depth ${options.depth}.`);
      shell.out.lines(failed.map((check) => `  ${check.id}: ${failureText(check)}`));
    }
  }
  if (isStopped) return INTERRUPTED;
  return games.every(({ failed }) => failed.length === 0) ? 0 : 1;
}

function failureText({ problem, instead }: PuzzleCheck): string {
  return problem === undefined ? `the search prefers ${instead}` : PROBLEMS[problem];
}
