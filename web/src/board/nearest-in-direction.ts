import type { Spot } from './arc.ts';

/** The index of the nearest spot in a direction; undefined at the edge. */
export function nearestInDirection(
  spots: readonly Spot[],
  current: number,
  [right, down]: readonly [number, number],
): number | undefined {
  const here = spots[current];
  if (here === undefined) return undefined;
  let best: { readonly index: number; readonly cost: number } | undefined;
  spots.forEach((spot, index) => {
    if (index === current) return;
    const dx = spot.x + spot.width / 2 - (here.x + here.width / 2);
    const dy = spot.y + spot.height / 2 - (here.y + here.height / 2);
    const ahead = dx * right + dy * down;
    if (ahead <= 1) return;
    // Spots off the line must be much nearer to win.
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    const cost = ahead + aside * 3;
    if (best === undefined || cost < best.cost) best = { index, cost };
  });
  return best?.index;
}
