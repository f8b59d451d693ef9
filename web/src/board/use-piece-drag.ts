import { useMemo, useRef, useState } from 'react';
import type { Point } from './use-drag.ts';

/** The piece that is being dragged. */
export interface Dragged<Piece, Goal> {
  readonly piece: Piece;
  readonly at: Point | undefined;
  readonly over: Goal | undefined;
}

/** The table's handlers for a drag; a stable object. */
export interface PieceDrag<Piece, Goal> {
  readonly onPick: (piece: Piece) => void;
  readonly onMove: (at: Point, over: Goal | undefined) => void;
  readonly onDrop: (over: Goal | undefined) => void;
  readonly onCancel: () => void;
}

export interface PieceDragTaps<Piece, Goal> {
  /** Same as a tap on the piece with nothing selected. */
  readonly pick: (piece: Piece) => void;
  /** Same as a tap on the goal. */
  readonly drop: (goal: Goal, piece: Piece) => void;
  /** Dropped elsewhere. */
  readonly letGo: () => void;
}

/** Translates a drag into taps, so that both lead to the same selections and moves. */
export function usePieceDrag<Piece, Goal>(
  taps: PieceDragTaps<Piece, Goal>,
): {
  readonly dragged: Dragged<Piece, Goal> | undefined;
  readonly drag: PieceDrag<Piece, Goal>;
} {
  const [dragged, setDragged] = useState<Dragged<Piece, Goal>>();
  const tapping = useRef(taps);
  tapping.current = taps;
  const inHand = useRef<Piece>(undefined);
  const drag = useMemo((): PieceDrag<Piece, Goal> => {
    const letGo = () => {
      setDragged(undefined);
      tapping.current.letGo();
    };
    return {
      onPick(piece) {
        inHand.current = piece;
        tapping.current.pick(piece);
        setDragged({ piece, at: undefined, over: undefined });
      },
      onMove: (at, over) => setDragged((before) => before && { ...before, at, over }),
      onDrop(over) {
        const piece = inHand.current;
        if (over === undefined || piece === undefined) return letGo();
        setDragged(undefined);
        tapping.current.drop(over, piece);
      },
      onCancel: letGo,
    };
  }, []);
  return { dragged, drag };
}
