import { findGame } from '@richtfest/catalog';
import { type Puzzle, loadPuzzles, puzzleState } from '@richtfest/review';

/** A shipped puzzle and where its moves are in the list of moves in words. */
export interface ListedPuzzle {
  readonly address: string;
  readonly puzzle: Puzzle;
  /** The number of legal moves. */
  readonly moves: number;
  /** The indices of the best move and of the most frequent mistake. */
  readonly best: number;
  readonly tempting: number;
}

/** The easiest puzzle of a game with few moves. */
export async function listedPuzzle(id: string): Promise<ListedPuzzle> {
  const game = await findGame(id)!.load();
  for (const puzzle of await loadPuzzles(game)) {
    const state = puzzleState(game, puzzle);
    if (state === undefined) continue;
    const written = game.legal(state, puzzle.seat).map((move) => game.notation.writeMove(move));
    const [best, tempting] = [puzzle.best[0] ?? '', puzzle.tempting].map((move) =>
      written.indexOf(move),
    ) as [number, number];
    if (written.length > MOST_MOVES || best < 0 || tempting < 0) continue;
    const address = `/puzzles/${id}/${puzzle.id}`;
    return { address, puzzle, moves: written.length, best, tempting };
  }
  throw new Error(`no puzzle of ${id} has at most ${MOST_MOVES} moves`);
}

const MOST_MOVES = 12;
