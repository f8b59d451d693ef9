import type { Material } from '@richtfest/ueberdachen';
import { recipeOf } from './derive.ts';
import type { Selection, TapContext, Tap } from './taps.ts';

export interface Drop {
  /** One of the player's materials, or `want:` and one of the partner's. */
  readonly piece: string;
  /** A half of the trestle table, the yard, `cell:column:cell` or `planned:column:cell`. */
  readonly goal: string;
  readonly selection: Selection;
  readonly context: TapContext;
}

/** Dragging equals tapping, except on a cell that needs another material. */
export function tapOfDrop(drop: Drop): Tap | 'wrong-cell' | undefined {
  const { piece, goal, selection } = drop;
  const isTheirs = piece.startsWith('want:');
  const material = (isTheirs ? piece.slice('want:'.length) : piece) as Material;
  if (goal === 'give' || goal === 'want') {
    const isRightHalf = (goal === 'want') === isTheirs;
    if (selection.is !== 'trestle' || !isRightHalf) return undefined;
    return isTheirs ? { on: 'lay', side: 'want', material, by: 1 } : { on: 'pile', material };
  }
  return isTheirs ? undefined : onCell(drop, material);
}

function onCell(
  { goal, selection, context }: Drop,
  material: Material,
): Tap | 'wrong-cell' | undefined {
  const [, kind, first, at] = /^(cell|planned):(\d+):(\d+)$/.exec(goal) ?? [];
  if (kind === undefined) return undefined;
  const { view, seat } = context;
  const [column, cell] = [Number(first), Number(at)];
  const player = view.players[seat];
  const standing = player?.rooms.find(
    (each) => each.floor === player.floor && each.column === column,
  );
  const planned = selection.is === 'card' ? view.stacks[selection.size].top : undefined;
  const room = kind === 'planned' ? planned : standing?.room;
  if (room === undefined) return undefined;
  if (recipeOf(view, room)[cell] !== material) return 'wrong-cell';
  return kind === 'planned' ? { on: 'planned-cell', cell } : { on: 'cell', column, cell };
}
