import type { Spot } from './arc.ts';

export interface BubblePosition {
  readonly left: number;
  readonly top: number;
  /** The side of the anchor the bubble is on. */
  readonly side: 'above' | 'below';
  /** Distance of the tail from the bubble's left edge. */
  readonly tail: number;
}

const MARGIN = 8;
const TAIL = 10;
/** Keeps the tail off the round corners. */
const CORNER = 18;

/** Above its anchor if there is room, otherwise below; always inside the frame. */
export function placeBubble(
  anchor: Spot,
  size: { readonly width: number; readonly height: number },
  frame: { readonly width: number; readonly height: number },
): BubblePosition {
  const middle = anchor.x + anchor.width / 2;
  const left = within(middle - size.width / 2, MARGIN, frame.width - size.width - MARGIN);
  const above = anchor.y - size.height - TAIL;
  const below = anchor.y + anchor.height + TAIL;
  const hasRoomAbove = above >= MARGIN;
  const top = hasRoomAbove ? above : within(below, MARGIN, frame.height - size.height - MARGIN);
  return {
    left,
    top,
    side: hasRoomAbove ? 'above' : 'below',
    tail: within(middle - left, CORNER, size.width - CORNER),
  };
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
