import type { Event, View } from '@richtfest/ueberdachen';
import { find } from '../../../../board/stage.ts';
import type { SiteStage } from './cue.ts';
import { fly } from './fly.ts';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The material flies from its pallet into its cell. */
export async function performBuild(
  event: Of<'material-built'>,
  stage: SiteStage,
  next: View,
): Promise<void> {
  const { seat, floor, column, cell, material } = event;
  const place = `[data-cell="${seat}:${floor}:${column}:${cell}"]`;
  const from = [`[data-pile="${seat}:${material}"]`, `[data-yard="${seat}"]`];
  await fly([{ piece: material, from, to: [place] }], stage, next);
  if (!stage.isWatched(seat)) await press(place, stage);
}

export async function performRoom(
  event: Of<'room-opened' | 'room-completed'>,
  stage: SiteStage,
  next: View,
): Promise<void> {
  const { seat, floor, column } = event;
  stage.draw(next);
  const room = find(stage.root, `[data-room="${seat}:${floor}:${column}"]`);
  const isDone = event.type === 'room-completed';
  const frames = isDone
    ? [{ transform: 'none' }, { transform: 'scale(1.06)', offset: 0.4 }, { transform: 'none' }]
    : [
        { transform: 'translateY(-14%)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ];
  await stage.timeline.play(room, frames, { duration: isDone ? 420 : 160, easing: 'ease-out' });
}

/** A pillar comes down on its place. */
export async function performPillar(
  event: Of<'pillar-set'>,
  stage: SiteStage,
  next: View,
): Promise<void> {
  const { seat, floor, pillars } = event;
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
