import type { Selection, TapContext, Thing } from './selection.ts';
import type { Flyer } from './stage/cue.ts';

/** What is under the finger while a thing is dragged. */
export function flyerOf(
  thing: Thing,
  { view, seat }: TapContext,
  selection: Selection,
): Flyer | undefined {
  switch (thing.on) {
    case 'column': {
      const { held } = view;
      if (held?.column !== thing.column) {
        const card = view.market[thing.column - 1]?.room;
        return card && { is: 'room', card };
      }
      const isScaffold = selection.is === 'held' && selection.piece === 'scaffold';
      if (held.room !== undefined && !isScaffold) return { is: 'room', card: held.room };
      return held.special && { is: 'special', card: held.special };
    }
    case 'place': {
      const on = view.players[seat]?.house.find(({ field }) => field === thing.place);
      if (on?.is === 'room') return { is: 'room', card: on.card };
      return on?.is === 'empty-room' ? { is: 'empty-room' } : undefined;
    }
    case 'tool':
      return { is: 'special', card: { type: 'tool', tool: thing.tool } };
    case 'helper':
      return { is: 'special', card: { type: 'helper', helper: thing.helper } };
    case 'card':
      return { is: 'room', card: thing.card };
    case 'roof':
      return { is: 'special', card: { type: 'roof', ...thing.roof } };
  }
}
