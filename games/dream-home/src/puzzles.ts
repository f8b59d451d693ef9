import { defineGamePuzzles } from '@richtfest/engine';
import { isRoof } from './codes.ts';
import type { State } from './state.ts';
import { type PuzzleCategory, puzzleCategories } from './texts/puzzles.ts';
import type { DreamHomeTypes } from './types.ts';
import { ROUNDS } from './words.ts';

type Move = DreamHomeTypes['Move'];

const TOOL_VERBS: readonly string[] = [
  'drill',
  'mixer',
  'jackhammer',
  'decline-jackhammer',
  'scaffold',
] satisfies readonly Move['verb'][];

/** Whether a move takes a roof card. */
function takesRoof({ marketSpecials }: State, move: Move): boolean {
  return move.verb === 'take' && isRoof(marketSpecials[move.column - 1] as number);
}

export const dreamHomePuzzles = defineGamePuzzles<DreamHomeTypes>()<PuzzleCategory>({
  categoryOf(state, { best, tempting }) {
    const moves = [best, tempting];
    if (state.phase === 'helpers') return 'helpers';
    if (moves.some(({ verb }) => TOOL_VERBS.includes(verb))) return 'tools';
    if (state.phase === 'decor') return 'decor';
    if (state.round === ROUNDS) return 'lastRound';
    if (moves.some((move) => takesRoof(state, move))) return 'roof';
    return best.verb === 'place' ? 'place' : 'column';
  },
  categories: puzzleCategories,
  load: async () => (await import('./data/puzzles.ts')).puzzles,
});
