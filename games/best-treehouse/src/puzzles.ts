import { defineGamePuzzles } from '@richtfest/engine';
import { leanOf } from './places.ts';
import { slotNumber } from './slots.ts';
import { playerAt } from './state.ts';
import { type PuzzleCategory, puzzleCategories } from './texts/puzzles.ts';
import type { TreehouseTypes } from './types.ts';
import { PICKS, ROUNDS } from './words.ts';

/** The lean of the tree after a room is placed (BT-5). */
function leanAfter(balance: number, move: TreehouseTypes['Move']): number {
  const slot = move.verb === 'place' ? slotNumber(move) : undefined;
  return slot === undefined ? balance : balance + leanOf(slot);
}

export const treehousePuzzles = defineGamePuzzles<TreehouseTypes>()<PuzzleCategory>({
  categoryOf(state, { seat, best, tempting }) {
    const { phase, round, pick } = state;
    if (phase === 'take-bonus' || phase === 'put-bonus') return 'bonus';
    if (phase === 'take-colour') return 'colour';
    if (round === ROUNDS && pick === PICKS) return 'lastRoom';
    if (phase === 'choose') return 'card';
    const { balance } = playerAt(state, seat);
    const isAboutBalance = leanAfter(balance, best) !== leanAfter(balance, tempting);
    return isAboutBalance ? 'balance' : 'place';
  },
  categories: puzzleCategories,
  load: async () => (await import('./data/puzzles.ts')).puzzles,
});
