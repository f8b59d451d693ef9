import type { Selection, Tap } from './selection.ts';
import type { Material } from './words.ts';

/**
 * Dragging says the same as taps do. A piece is a material of one's own, or `want:` and one of
 * theirs; a goal is a half of the trestle table, the yard, or a cell.
 */
export function tapOfDrop(piece: string, goal: string, selection: Selection): Tap | undefined {
  const isTheirs = piece.startsWith('want:');
  const material = (isTheirs ? piece.slice('want:'.length) : piece) as Material;
  if (goal === 'give' || goal === 'want') {
    const isRightHalf = (goal === 'want') === isTheirs;
    if (selection.is !== 'trestle' || !isRightHalf) return undefined;
    return isTheirs ? { on: 'lay', side: 'want', material, by: 1 } : { on: 'pile', material };
  }
  if (isTheirs || goal === 'yard') return undefined;
  const [, column, cell] = /^(?:cell|planned):(\d+):(\d+)$/.exec(goal) ?? [];
  if (column === undefined || cell === undefined) return undefined;
  return goal.startsWith('planned:')
    ? { on: 'planned-cell', cell: Number(cell) }
    : { on: 'cell', column: Number(column), cell: Number(cell) };
}
