import { useMemo, useRef, useState } from 'react';
import type { Point } from '../../board/use-drag.ts';
import type { StackDrag } from './parts/stack.tsx';
import type { Place, Tap } from './selection.ts';
import type { Kind, Material } from './words.ts';

export interface Dragged {
  readonly kind: Kind;
  readonly material: Material;
  readonly at: Point | undefined;
  readonly over: Place | undefined;
}

/** A tile on its way from its stack to a house, in somebody's hand. */
export function useDragFromStack(tap: (tap: Tap) => void): {
  readonly dragged: Dragged | undefined;
  readonly drag: StackDrag;
} {
  const [dragged, setDragged] = useState<Dragged>();
  const tapping = useRef(tap);
  tapping.current = tap;
  const drag = useMemo((): StackDrag => {
    return {
      onPick(kind, material) {
        tapping.current({ on: 'cancel' });
        tapping.current({ on: 'stack', kind, material });
        setDragged({ kind, material, at: undefined, over: undefined });
      },
      onMove: (at, over) => setDragged((before) => before && { ...before, at, over }),
      onDrop(over) {
        setDragged(undefined);
        tapping.current(over === undefined ? { on: 'cancel' } : { on: 'place', place: over });
      },
      onCancel() {
        setDragged(undefined);
        tapping.current({ on: 'cancel' });
      },
    };
  }, []);
  return { dragged, drag };
}
