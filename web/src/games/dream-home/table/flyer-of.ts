import type { Selection, TapContext, TapTarget } from './selection.ts';
import type { Flyer } from './stage/cue.ts';

/** The picture under the pointer while a component is dragged. */
export function flyerOf(
  target: TapTarget,
  { view, seat }: TapContext,
  selection: Selection,
): Flyer | undefined {
  switch (target.on) {
    case 'column': {
      const { held } = view;
      if (held?.column !== target.column) {
        const card = view.market[target.column - 1]?.room;
        return card && { is: 'room', card };
      }
      const isScaffold = selection.is === 'held' && selection.piece === 'scaffold';
      if (held.room !== undefined && !isScaffold) return { is: 'room', card: held.room };
      return held.special && { is: 'special', card: held.special };
    }
    case 'place': {
      const on = view.players[seat]?.house.find(({ field }) => field === target.place);
      if (on?.is === 'room') return { is: 'room', card: on.card };
      return on?.is === 'empty-room' ? { is: 'empty-room' } : undefined;
    }
    case 'tool':
      return { is: 'special', card: { type: 'tool', tool: target.tool } };
    case 'helper':
      return { is: 'special', card: { type: 'helper', helper: target.helper } };
    case 'card':
      return { is: 'room', card: target.card };
    case 'roof':
      return { is: 'special', card: { type: 'roof', ...target.roof } };
  }
}
