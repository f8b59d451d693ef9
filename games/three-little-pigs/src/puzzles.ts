import { defineGamePuzzles } from '@richtfest/engine';
import { type PuzzleCategory, puzzleCategories } from './texts/puzzles.ts';
import { isLastTurn } from './turn.ts';
import type { PigsTypes } from './types.ts';

type Move = PigsTypes['Move'];

const isRoof = (move: Move) => move.verb === 'build' && move.kind === 'roof';

export const pigsPuzzles = defineGamePuzzles<PigsTypes>()<PuzzleCategory>({
  categoryOf(state, { best, tempting }) {
    const moves = [best, tempting];
    if (best.verb === 'blow') return 'wolf';
    if (isLastTurn(state)) return 'lastTurn';
    if (moves.some(({ verb }) => verb === 'stop')) return 'rollOrStop';
    if (best.verb === 'roll') return 'dice';
    if (moves.some(isRoof)) return 'roof';
    return moves.some(({ verb }) => verb === 'done') ? 'secondTile' : 'tile';
  },
  categories: puzzleCategories,
  load: async () => (await import('./data/puzzles.ts')).puzzles,
});
