import type { View } from '@richtfest/ueberdachen';
import { type Spot, arcFrames, spotOf } from '../../../../board/arc.ts';
import { find } from '../../../../board/stage.ts';
import type { Piece, SiteStage } from './cue.ts';

const FLIGHT = 320;
const STAGGER = 60;

/** A flying piece; its places are selectors, and the first match that is shown counts. */
export interface Way {
  readonly piece: Piece;
  /** Selectors, or where it is already shown. */
  readonly from: readonly string[] | Spot;
  readonly to: readonly string[];
}

/** Where a seat's pieces of a kind lie, or would lie. */
export function yardOf(seat: number, material: string): readonly string[] {
  return [`[data-pile="${seat}:${material}"]`, `[data-yard="${seat}"]`];
}

/** Moves pieces in arcs to their new places, then draws the next scene. */
export async function fly(ways: readonly Way[], stage: SiteStage, next: View): Promise<void> {
  const { root, timeline, scene } = stage;
  const starts = ways.map(({ from }) => ('x' in from ? from : spotIn(root, from)));
  if (timeline.isSkipped || timeline.isReduced) {
    stage.draw(next);
    const goals = ways.map(({ to }) => find(root, to.join(', ')));
    await Promise.all(goals.map((goal) => timeline.play(goal, [], {})));
    return;
  }
  const flights = ways.flatMap(({ piece, to }, at) => {
    const from = starts[at];
    const goal = spotIn(root, to);
    if (from === undefined || goal === undefined) return [];
    return [{ key: `${at}`, piece, from, spot: sized(goal, from) }];
  });
  stage.draw(scene, { flights });
  await Promise.all(
    flights.map(({ key, from, spot }, order) =>
      timeline.play(find(root, `[data-flight="${key}"]`), arcFrames(from, spot), {
        duration: FLIGHT,
        delay: order * STAGGER,
        easing: 'linear',
        fill: 'both',
      }),
    ),
  );
  stage.draw(next);
}

function spotIn(root: HTMLElement, selectors: readonly string[]): Spot | undefined {
  for (const selector of selectors) {
    const shown = [...root.querySelectorAll(selector)].find(isShown);
    if (shown !== undefined) return centred(spotOf(shown));
  }
  return undefined;
}

/** Neighbours give way to what is decided on small screens. */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** The middle of a wide place, as a square. */
function centred({ x, y, width, height }: Spot): Spot {
  const side = Math.max(16, Math.min(width, height, LARGEST));
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

/** If the goal isn't drawn yet, it gets the size of the start. */
function sized(goal: Spot, from: Spot): Spot {
  return goal.width > 0 ? goal : { ...goal, width: from.width, height: from.height };
}

const LARGEST = 64;
