import { arcFrames, spotOf } from '../../../../board/arc.ts';
import { changeAt } from '../../../../board/change-at.ts';
import { find } from '../../../../board/stage.ts';
import type { Scene } from '../scene.ts';
import type { TreehouseStage } from './cue.ts';

const TURN = 190;
const FLIGHT = 300;

/** BT-7: the viewer's card moves from the hand to its place under the leaf. */
export async function performChoice(
  { seat, card }: { readonly seat: number; readonly card?: number },
  stage: TreehouseStage,
  next: Scene,
): Promise<void> {
  const { root, timeline, scene } = stage;
  const inHand = find(root, `[data-card="${card}"]`);
  const open = find(root, `[data-open="${seat}"]`);
  const isStill = timeline.isReduced || timeline.isSkipped;
  if (card !== undefined && inHand !== undefined && open !== undefined && !isStill) {
    const from = spotOf(inHand);
    const to = spotOf(open);
    const flights = [{ key: 'chosen', piece: { card }, spot: to }];
    stage.draw(withoutCard(scene, seat, card), { flights });
    await timeline.play(find(root, '[data-flight="chosen"]'), arcFrames(from, to), {
      duration: FLIGHT,
      easing: 'linear',
    });
  }
  stage.draw(next);
}

function withoutCard({ view }: Scene, seat: number, card: number): Scene {
  const players = changeAt(view.players, seat, (player) => ({
    ...player,
    hand: player.hand?.filter((each) => each !== card) ?? [],
  }));
  return { view: { ...view, players } };
}

/** BT-7: all chosen cards are revealed at the same moment. */
export async function performReveal(stage: TreehouseStage, next: Scene): Promise<void> {
  const { root, timeline } = stage;
  const turn = (frames: Keyframe[], easing: string) =>
    Promise.all(
      [...root.querySelectorAll('[data-open] [data-face]')].map((card) =>
        timeline.play(card, frames, { duration: TURN, easing, fill: 'forwards' }),
      ),
    );
  if (!timeline.isReduced) await turn(TO_THE_EDGE, 'ease-in');
  stage.draw(next);
  await turn(FROM_THE_EDGE, 'ease-out');
  await timeline.pause(450);
}

const TO_THE_EDGE = [
  { transform: 'perspective(500px) rotateY(0deg)' },
  { transform: 'perspective(500px) rotateY(90deg) translateY(-6px)' },
];
const FROM_THE_EDGE = [
  { transform: 'perspective(500px) rotateY(-90deg) translateY(-6px)' },
  { transform: 'none' },
];

/** BT-8: turned face down and removed. */
export async function performDiscard(
  seat: number,
  stage: TreehouseStage,
  next: Scene,
): Promise<void> {
  const { root, timeline } = stage;
  const card = find(root, `[data-open="${seat}"] [data-face]`);
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: 'perspective(500px) rotateY(90deg)', opacity: 1, offset: 0.5 },
    { transform: 'translateY(60%) rotate(14deg) scale(.8)', opacity: 0 },
  ];
  await timeline.play(card, frames, { duration: 340, easing: 'ease-in' });
  stage.draw(next);
}

/** BT-7: the remaining cards are passed to the next seat. */
export async function performPass(stage: TreehouseStage, next: Scene): Promise<void> {
  const { root, timeline } = stage;
  const cards = [...(find(root, '[data-fan]')?.children ?? [])];
  await Promise.all(
    cards.map((card, order) =>
      timeline.play(card, PASS, {
        duration: 260,
        delay: order * 30,
        easing: 'ease-in',
        fill: 'forwards',
      }),
    ),
  );
  stage.draw(next);
}

const PASS = [
  { transform: 'none', opacity: 1 },
  { transform: 'translate(-120px, -30px) rotate(-12deg)', opacity: 0 },
];
