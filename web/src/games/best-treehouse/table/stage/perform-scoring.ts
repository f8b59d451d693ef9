import type { Event } from '@richtfest/best-treehouse';
import { arcFrames, spotOf } from '../../../../board/arc.ts';
import { present } from '../../../../board/present.ts';
import { find } from '../../../../board/stage.ts';
import type { Scene } from '../scene.ts';
import type { TreehouseStage } from './cue.ts';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** BT-10: the bonus card flies to its pennant. */
export async function performPut(
  event: Of<'bonus-put'>,
  stage: TreehouseStage,
  next: Scene,
): Promise<void> {
  const { root, timeline, scene } = stage;
  const { seat, bonus, colour } = event;
  const [spotlit] = await present(stage, { event, pieces: [{ bonus }] });
  const card = find(root, `[data-bonus-of="${seat}"]`);
  const pennant = find(root, `[data-pennant="${colour}"]`);
  if (card !== undefined && pennant !== undefined && !timeline.isReduced && !timeline.isSkipped) {
    const { x, y, width, height } = spotOf(pennant);
    const spot = { x: x + width * 0.5, y: y + height * 0.4, width: 34, height: 42 };
    stage.draw(scene, { flights: [{ key: 'bonus', piece: { bonus }, spot }] });
    await timeline.play(
      find(root, '[data-flight="bonus"]'),
      arcFrames(spotlit ?? spotOf(card), spot),
      {
        duration: 380,
        easing: 'linear',
      },
    );
  }
  stage.draw(next);
  await timeline.pause(420);
}

/** Long enough to compare the trees; a tap goes on. */
const READING = 5000;

/** BT-12: the points of the week, above each tree. */
export async function performScore(
  { points }: Of<'round-scored'>,
  stage: TreehouseStage,
  next: Scene,
): Promise<void> {
  const gains = points.map((byColour) => byColour.reduce((sum, each) => sum + each, 0));
  // The pennants stay as scored until the points have been shown.
  const { scoringCards } = stage.scene.view;
  stage.draw({ view: { ...next.view, scoringCards } }, { gains });
  await stage.timeline.pause(READING);
}

/** BT-13: the majorities, colour by colour. */
export async function performMajority(
  event: Of<'majority-won' | 'majority-tied'>,
  stage: TreehouseStage,
  next: Scene,
): Promise<void> {
  const { colour } = event;
  if (event.type === 'majority-tied') {
    stage.draw(next, { contest: { colour, seats: event.seats, points: 0 } });
    await stage.timeline.pause(2000);
    return;
  }
  const { seat, points } = event;
  const gains = next.view.players.map((_, each) => (each === seat ? points : undefined));
  stage.draw(next, { contest: { colour, seats: [seat], points }, gains });
  await stage.timeline.pause(2800);
}
