import { type Spot, spotOf } from './arc.ts';
import type { Timeline } from './stage.ts';

/** The current position of every keyed piece. */
export function spotsOf(pieces: Iterable<HTMLElement>): ReadonlyMap<string, Spot> {
  return new Map([...pieces].map((piece) => [piece.dataset['key'] ?? '', spotOf(piece)]));
}

/** Animates pieces from their earlier positions to their current ones. */
export async function shift(
  pieces: Iterable<HTMLElement>,
  before: ReadonlyMap<string, Spot>,
  timeline: Timeline,
): Promise<void> {
  if (timeline.isReduced) return;
  await Promise.all(
    [...pieces].flatMap((piece) => {
      const from = before.get(piece.dataset['key'] ?? '');
      const to = spotOf(piece);
      if (from === undefined || isSame(from, to)) return [];
      const move = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
      const frames = [{ transform: move }, { transform: 'none' }];
      return timeline.play(piece, frames, {
        origin: 'top left',
        duration: 300,
        easing: 'cubic-bezier(.3,1.2,.5,1)',
      });
    }),
  );
}

function isSame(a: Spot, b: Spot): boolean {
  return (
    Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && Math.abs(a.width - b.width) < 0.5
  );
}
