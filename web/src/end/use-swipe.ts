import { type PointerEvent, useRef } from 'react';

/** The minimum distance of a swipe in pixels. */
const ENOUGH = 48;

interface SwipeHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
}

/** Handlers for horizontal swipes: 1 is forward, -1 back. */
export function useSwipe(turn: (by: number) => void): SwipeHandlers {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: ({ clientX: x, clientY: y }) => {
      from.current = { x, y };
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (from.current === undefined) return;
      const across = clientX - from.current.x;
      const down = clientY - from.current.y;
      from.current = undefined;
      if (Math.abs(across) > Math.max(ENOUGH, 2 * Math.abs(down))) turn(across < 0 ? 1 : -1);
    },
  };
}
