import type { Event } from '@richtfest/best-treehouse';
import { type Spot, arcFrames, spotOf } from '../../../../board/arc.ts';
import { changeAt } from '../../../../board/change-at.ts';
import { present } from '../../../../board/present.ts';
import { find } from '../../../../board/stage.ts';
import { playSound } from '../../../../sound/play-sound.ts';
import type { Scene } from '../scene.ts';
import type { TreehouseStage } from './cue.ts';

const FLIGHT = 340;

type Built = Extract<Event, { type: 'room-built' }>;

/** The card flies to its place in an arc; then the tree leans (BT-5). */
export async function performBuild(
  event: Built,
  stage: TreehouseStage,
  next: Scene,
): Promise<void> {
  const { root, timeline, scene } = stage;
  const { seat, card } = event;
  const [spotlit] = await present(stage, { event, pieces: [{ card }] });
  const open = find(root, `[data-open="${seat}"] [data-face]`);
  if (open === undefined || timeline.isReduced || timeline.isSkipped) {
    // A card that its owner has settled is already there.
    stage.draw(next);
    await timeline.play(find(root, `[data-seat="${seat}"] [data-key="${card}"]`), [], {});
  } else {
    const from = spotlit ?? spotOf(open);
    const upright = withBalanceOf(next, scene, seat);
    stage.draw(upright, { arriving: card });
    const goal = find(root, `[data-seat="${seat}"] [data-key="${card}"]`);
    if (goal !== undefined) await fly({ stage, scene: upright, card, from, to: spotOf(goal) });
    stage.draw(next);
    const isLeaning = scene.view.players[seat]?.balance !== next.view.players[seat]?.balance;
    if (isLeaning && !timeline.isSkipped) playSound('leaves');
  }
  await timeline.pause(stage.isWatched(seat) ? 160 : 300);
}

/** The tree before it leans. */
function withBalanceOf(next: Scene, before: Scene, seat: number): Scene {
  const balance = before.view.players[seat]?.balance;
  if (balance === undefined) return next;
  const players = changeAt(next.view.players, seat, (player) => ({ ...player, balance }));
  return { view: { ...next.view, players } };
}

interface FlightPlan {
  readonly stage: TreehouseStage;
  readonly scene: Scene;
  readonly card: number;
  readonly from: Spot;
  readonly to: Spot;
}

async function fly({ stage, scene, card, from, to }: FlightPlan): Promise<void> {
  const flights = [{ key: 'room', piece: { card }, spot: to }];
  stage.draw(scene, { arriving: card, flights });
  await stage.timeline.play(find(stage.root, '[data-flight="room"]'), arcFrames(from, to), {
    duration: FLIGHT,
    easing: 'linear',
  });
}
