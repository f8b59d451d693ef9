import type { ColumnCards, Event, ShownSpecial } from '@richtfest/dream-home';
import { present } from '../../../../board/present.ts';
import { find } from '../../../../board/stage.ts';
import type { Scene } from '../scene.ts';
import type { Flyer } from './cue.ts';
import { fly, land } from './fly.ts';
import { type DreamShows, drawAndPause } from './shows.ts';
import { type DreamStage, cardSpot } from './stage.ts';

/** Animations in the market. */
export const performMarket: DreamShows = {
  'market-dealt': async ({ columns }, stage, next) => {
    stage.draw(next);
    await Promise.all(columns.map(({ column }) => deal(column, stage)));
  },
  'column-taken': async (event, stage, next) => {
    await present(stage, { event, pieces: cardsOf(event) });
    await drawAndPause(stage, next, 120);
  },
  'jackhammer-used': async (event, stage, next) => {
    await shake(event.column, stage);
    await present(stage, { event, pieces: cardsOf({ room: event.room }) });
    await drawAndPause(stage, next, 120);
  },
  'column-discarded': async ({ seat, column }, stage, next) => {
    await throwOut([column], stage);
    await drawAndPause(stage, next, stage.isWatched(seat) ? 420 : 80);
  },
  'round-ended': async ({ discarded }, stage, next) => {
    await throwOut(
      discarded.map(({ column }) => column),
      stage,
    );
    await drawAndPause(stage, next, 150);
  },
  'rooms-mixed': mix,
  'round-began': (_, stage, next) => drawAndPause(stage, next, 250),
  'jackhammer-declined': (_, stage, next) => drawAndPause(stage, next, 250),
};

/** The cards of a column that can be seen. */
function cardsOf({ room, special }: Pick<ColumnCards<ShownSpecial>, 'room' | 'special'>): Flyer[] {
  const cards: Flyer[] = [{ is: 'room', card: room }];
  return special === undefined || special.type === 'hidden-roof'
    ? cards
    : [...cards, { is: 'special', card: special }];
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

/** DH-6: the jackhammer shakes the market. */
async function shake(column: number, { root, timeline }: DreamStage): Promise<void> {
  const frames = [0, 3, -3, 3, -2, 2, 0].map((x) => ({
    transform: `translate(${x}px, ${-Math.abs(x)}px)`,
  }));
  await timeline.play(find(root, `[data-column="${column}"]`), frames, { duration: 380 });
}

type Mixed = Extract<Event, { type: 'rooms-mixed' }>;

/** DH-24: two rooms swap places. */
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
