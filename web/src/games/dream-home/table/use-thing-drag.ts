import { useDrag } from '../../../board/use-drag.ts';
import { type ThingDrag, goalAt } from './drag.ts';
import type { Thing } from './selection.ts';

/** Lets a thing be dragged, if it may be touched now. */
export function useThingDrag(thing: Thing, drag: ThingDrag, mayBeTaken: boolean) {
  return useDrag({
    onPick: () => {
      if (mayBeTaken) drag.onPick(thing);
      return mayBeTaken;
    },
    onMove: drag.onMove,
    onDrop: drag.onDrop,
    onCancel: drag.onCancel,
    goalAt,
  });
}
