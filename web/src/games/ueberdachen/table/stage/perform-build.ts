import { type Event, PILLARS, type View } from '@richtfest/ueberdachen';
import { present } from '../../../../board/present.ts';
import { find } from '../../../../board/stage.ts';
import type { SiteStage } from './cue.ts';
import { fly, yardOf } from './fly.ts';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The material flies from its pallet into its cell. */
export async function performBuild(
  event: Of<'material-built'>,
  stage: SiteStage,
  next: View,
): Promise<void> {
  const { seat, floor, column, cell, material } = event;
  const place = `[data-cell="${seat}:${floor}:${column}:${cell}"]`;
  await fly([{ piece: material, from: yardOf(seat, material), to: [place] }], stage, next);
  if (!stage.isWatched(seat)) await press(place, stage);
}

export async function performRoom(
  event: Of<'room-opened'>,
  stage: SiteStage,
  next: View,
): Promise<void> {
  const { seat, floor, column } = event;
  stage.draw(next);
  const room = find(stage.root, `[data-room="${seat}:${floor}:${column}"]`);
  const frames = [
    { transform: 'translateY(-14%)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  await stage.timeline.play(room, frames, { duration: 160, easing: 'ease-out' });
}

/** The light goes on, the room is lived in, and confetti flies. */
export async function performFinish(
  event: Of<'room-completed'>,
  stage: SiteStage,
  next: View,
): Promise<void> {
  const { root, timeline } = stage;
  const finished = `${event.seat}:${event.floor}:${event.column}`;
  stage.draw(next, timeline.isReduced ? {} : { finished });
  const room = `[data-room="${finished}"]`;
  const duration = stage.isWatched(event.seat) ? 420 : 800;
  const sparks = [...root.querySelectorAll(`${room} [data-spark]`)].map((spark, at, all) =>
    timeline.play(spark, thrown(at / all.length), { duration, easing: 'ease-out' }),
  );
  const light = timeline.play(find(root, `${room} [data-scene]`), LIT, { duration });
  const jump = timeline.play(find(root, room), JUMP, { duration: 420, easing: 'ease-out' });
  await Promise.all([light, jump, ...sparks]);
  stage.draw(next);
}

const LIT = [{ opacity: 0 }, { opacity: 0.5, offset: 0.2 }, { opacity: 1 }];
const JUMP = [
  { transform: 'none' },
  { transform: 'scale(1.06)', offset: 0.4 },
  { transform: 'none' },
];

/** A piece of confetti, thrown upwards in its share of the circle; it turns and falls. */
function thrown(share: number): Keyframe[] {
  const angle = 2 * Math.PI * share;
  const [x, y] = [Math.cos(angle) * 90, Math.sin(angle) * 60 - 40];
  return [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${x}px, ${y}px) rotate(${share * 500}deg)`, opacity: 1, offset: 0.6 },
    {
      transform: `translate(${x * 1.2}px, ${y + 70}px) rotate(${share * 900}deg)`,
      opacity: 0,
    },
  ];
}

/** A pillar comes down on its place. */
export async function performPillar(
  event: Of<'pillar-set'>,
  stage: SiteStage,
  next: View,
): Promise<void> {
  const { seat, floor, pillars } = event;
  // UD-8: from now on a 6 brings ceiling or roof, which everybody should know.
  if (pillars === PILLARS) await present(stage, { event, pieces: ['pillar'] });
  stage.draw(next);
  const pillar = find(stage.root, `[data-pillar="${seat}:${floor}:${pillars - 1}"]`);
  const frames = [
    { transform: 'translateY(-120%)', opacity: 0 },
    { transform: 'translateY(4%)', opacity: 1, offset: 0.75 },
    { transform: 'none', opacity: 1 },
  ];
  await stage.timeline.play(pillar, frames, { duration: 420, easing: 'ease-in' });
}

/** UD-8: the crane lowers the ceiling plate or the roof; the hook goes up again. */
export async function performCrane(
  event: Of<'ceiling-set' | 'roof-set'>,
  stage: SiteStage,
  next: View,
): Promise<void> {
  const { seat } = event;
  const { root, timeline } = stage;
  await present(stage, { event, pieces: [] });
  stage.draw(next, { craned: seat });
  const what =
    event.type === 'ceiling-set' ? '[data-storey="1"], [data-ceiling]' : '[data-roof-art]';
  const parts = root.querySelectorAll(`[data-house="${seat}"] :is(${what}, [data-hook])`);
  const load = [...parts].map((part) => timeline.play(part, LOWERED, LOWERING));
  await Promise.all(load);
  await timeline.play(find(root, `[data-house="${seat}"] [data-hook]`), LIFTED, { duration: 320 });
  stage.draw(next);
}

/** In pixels, so that hook and load come down together. */
const LOWERED = [
  { transform: 'translateY(-260px) rotate(-1deg)' },
  { transform: 'translateY(-110px) rotate(.8deg)', offset: 0.5 },
  { transform: 'translateY(3px)', offset: 0.9 },
  { transform: 'none' },
];
const LOWERING = { duration: 950, easing: 'ease-in-out' };
const LIFTED = [{ transform: 'none' }, { transform: 'translateY(-260px)' }];

async function press(selector: string, { root, timeline }: SiteStage): Promise<void> {
  if (timeline.isReduced) return;
  const frames = [
    { transform: 'scale(1.14)' },
    { transform: 'scale(.94)', offset: 0.6 },
    { transform: 'none' },
  ];
  await timeline.play(find(root, `${selector} > svg`), frames, { duration: 150 });
}
