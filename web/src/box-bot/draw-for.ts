import type { Outcome } from '@richtfest/engine';
import type { OpenDraw } from '@richtfest/engine/box';

/**
 * The open draw that an entered outcome belongs to: of those that can have it, the one with the
 * fewest possible outcomes, so that dice can be entered in any order. Undefined if none can.
 */
export function drawFor(
  draws: readonly OpenDraw[],
  isOpen: (draw: OpenDraw, at: number) => boolean,
  outcome: Outcome,
): number | undefined {
  let best: number | undefined;
  draws.forEach((draw, at) => {
    const { outcomes } = draw;
    if (!isOpen(draw, at) || !outcomes.includes(outcome)) return;
    if (best === undefined || outcomes.length < (draws[best]?.outcomes.length ?? 0)) best = at;
  });
  return best;
}
