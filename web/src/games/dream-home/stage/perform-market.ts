import { find } from '../../../board/stage.ts';
import type { Scene } from '../scene.ts';
import type { Event } from '../words.ts';
import { STILL } from './cue.ts';
import { fly, land } from './fly.ts';
import { type DreamStage, cardSpot } from './stage.ts';

/** What happens in the shop window; tells whether this event was its business. */
export async function performMarket(
  event: Event,
  stage: DreamStage,
  next: Scene,
): Promise<boolean> {
  const { timeline } = stage;
  switch (event.type) {
    case 'market-dealt':
      stage.draw(next, STILL);
      await Promise.all(event.columns.map(({ column }) => deal(column, stage)));
      return true;
    case 'column-taken':
    case 'jackhammer-used':
      if (event.type === 'jackhammer-used') await shake(event.column, stage);
      stage.draw(next, STILL);
      await timeline.pause(stage.isWatched(event.seat) ? 620 : 120);
      return true;
    case 'column-discarded':
      await throwOut([event.column], stage);
      stage.draw(next, STILL);
      await timeline.pause(stage.isWatched(event.seat) ? 420 : 80);
      return true;
    case 'round-ended':
      await throwOut(
        event.discarded.map(({ column }) => column),
        stage,
      );
      stage.draw(next, STILL);
      await timeline.pause(150);
      return true;
    case 'rooms-mixed':
      await mix(event, stage, next);
      return true;
    case 'round-began':
    case 'jackhammer-declined':
      stage.draw(next, STILL);
      await timeline.pause(250);
      return true;
    case 'decor-declined':
    case 'decor-impossible':
    case 'decor-lost':
    case 'decor-moved':
    case 'decor-placed':
    case 'game-ended':
    case 'handyman-used':
    case 'helper-joined':
    case 'helpers-began':
    case 'helpers-done':
    case 'roof-revealed':
    case 'roof-taken':
    case 'roofer-used':
    case 'room-drilled':
    case 'room-placed':
    case 'scaffold-discarded':
    case 'scaffold-laid':
    case 'start-seat-drawn':
    case 'supplier-used':
    case 'tool-taken':
    default:
      return false;
  }
}

async function deal(column: number, { root, timeline }: DreamStage): Promise<void> {
  const frames = [
    { transform: 'translateY(-18px) rotate(-3deg)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  await timeline.play(find(root, `[data-column="${column}"]`), frames, {
    duration: 260,
    delay: column * 45,
    easing: 'ease-out',
    fill: 'backwards',
  });
}

async function throwOut(columns: readonly number[], { root, timeline }: DreamStage): Promise<void> {
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(34px) rotate(6deg) scale(.86)', opacity: 0 },
  ];
  await Promise.all(
    columns.map((column) =>
      timeline.play(find(root, `[data-column="${column}"]`), frames, {
        duration: 280,
        easing: 'ease-in',
      }),
    ),
  );
}

/** DH-6: the hammer makes the window rattle. */
async function shake(column: number, { root, timeline }: DreamStage): Promise<void> {
  const frames = [0, 3, -3, 3, -2, 2, 0].map((x) => ({
    transform: `translate(${x}px, ${-Math.abs(x)}px)`,
  }));
  await timeline.play(find(root, `[data-column="${column}"]`), frames, { duration: 380 });
}

type Mixed = Extract<Event, { type: 'rooms-mixed' }>;

/** DH-24: two rooms change places. */
async function mix({ seat, columns, rooms }: Mixed, stage: DreamStage, next: Scene): Promise<void> {
  if (stage.isWatched(seat)) await stage.timeline.pause(300);
  const [one, other] = columns;
  const [inOne, inOther] = rooms;
  const spots = [cardSpot(stage.root, one, 'room'), cardSpot(stage.root, other, 'room')] as const;
  await fly(
    stage,
    [
      { piece: { is: 'room', card: inOne }, from: spots[1], to: spots[0] },
      { piece: { is: 'room', card: inOther }, from: spots[0], to: spots[1] },
    ],
    { scene: next },
  );
  await land(stage, next, `[data-column="${one}"]`);
  await stage.timeline.pause(stage.isWatched(seat) ? 350 : 60);
}
