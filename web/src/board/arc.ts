/** A rectangle on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Long arcs rise higher, up to this height, so that no piece leaves the table. */
const HIGHEST = 90;
const STEPS = 6;

/**
 * Keyframes for an element at `to` that arrives in an arc from `from`. Its transform origin must be
 * its upper left corner.
 */
export function arcFrames(from: Spot, to: Spot): Keyframe[] {
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  const size = to.width === 0 ? 1 : from.width / to.width;
  const rise = Math.min(HIGHEST, 24 + Math.hypot(dx, dy) / 4);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const way = ease(step / STEPS);
    const rest = 1 - way;
    const x = dx * rest;
    const y = dy * rest - rise * 4 * way * rest;
    const scale = size + (1 - size) * way;
    return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  });
}

function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}

export function spotOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
