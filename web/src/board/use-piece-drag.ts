import { useMemo, useRef, useState } from 'react';
import type { Point } from './use-drag.ts';

/** A piece on its way in somebody's hand. */
export interface Dragged<Piece, Goal> {
  readonly piece: Piece;
  readonly at: Point | undefined;
  readonly over: Goal | undefined;
}

/** What the table does while a piece is dragged; the same object all the time. */
export interface PieceDrag<Piece, Goal> {
  readonly onPick: (piece: Piece) => void;
  readonly onMove: (at: Point, over: Goal | undefined) => void;
  readonly onDrop: (over: Goal | undefined) => void;
  readonly onCancel: () => void;
}

export interface PieceDragTaps<Piece, Goal> {
  /** Picked up, as by a tap when nothing was in hand. */
  readonly pick: (piece: Piece) => void;
  /** Put down, as by a tap on the goal. */
  readonly drop: (goal: Goal, piece: Piece) => void;
  /** Let go elsewhere. */
  readonly letGo: () => void;
}

/** Dragging says the same as taps do: it ends in the very same selections and moves. */
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
