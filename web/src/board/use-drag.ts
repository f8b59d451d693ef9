import { type PointerEvent, useCallback, useRef } from 'react';

/** A point in coordinates of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DragHandlers<Goal> {
  /** Called when the pointer has moved far enough; false rejects the drag. */
  readonly onPick: () => boolean;
  readonly onMove: (at: Point, over: Goal | undefined) => void;
  readonly onDrop: (over: Goal | undefined) => void;
  readonly onCancel: () => void;
  /** The drop target at an element. */
  readonly goalAt: (element: Element) => Goal | undefined;
}

/** Shorter movements are taps with an unsteady finger. */
const SLACK = 7;

interface Started {
  readonly x: number;
  readonly y: number;
  isDragging: boolean;
}

/** Dragging by mouse, pen and finger; shorter movements remain clicks. */
export function useDrag<Goal>(handlers: DragHandlers<Goal>) {
  const start = useRef<Started>(undefined);
  const latest = useRef(handlers);
  latest.current = handlers;

  const goalUnder = (event: PointerEvent): Goal | undefined => {
    const element = document.elementFromPoint(event.clientX, event.clientY);
    return element === null ? undefined : latest.current.goalAt(element);
  };

  const onPointerDown = useCallback((event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    start.current = { x: event.clientX, y: event.clientY, isDragging: false };
  }, []);

  const onPointerMove = useCallback((event: PointerEvent) => {
    const begun = start.current;
    if (begun === undefined || !event.isPrimary) return;
    if (!begun.isDragging) {
      if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLACK) return;
      if (!latest.current.onPick()) {
        start.current = undefined;
        return;
      }
      begun.isDragging = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    latest.current.onMove({ x: event.clientX, y: event.clientY }, goalUnder(event));
  }, []);

  const onPointerUp = useCallback((event: PointerEvent) => {
    const begun = start.current;
    start.current = undefined;
    if (begun?.isDragging !== true) return;
    latest.current.onDrop(goalUnder(event));
    swallowClick();
  }, []);

  const onPointerCancel = useCallback(() => {
    const begun = start.current;
    start.current = undefined;
    if (begun?.isDragging === true) latest.current.onCancel();
  }, []);

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

/** The click that follows a drop is part of the drag. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
