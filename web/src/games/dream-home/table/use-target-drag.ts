import { useDrag } from '../../../board/use-drag.ts';
import { type TargetDrag, goalAt } from './drag.ts';
import type { TapTarget } from './selection.ts';

/** Makes a tap target draggable if it can be tapped now. */
export function useTargetDrag(target: TapTarget, drag: TargetDrag, mayBeTaken: boolean) {
  return useDrag({
    onPick: () => {
      if (mayBeTaken) drag.onPick(target);
      return mayBeTaken;
    },
    onMove: drag.onMove,
    onDrop: drag.onDrop,
    onCancel: drag.onCancel,
    goalAt,
  });
}
