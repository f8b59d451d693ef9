import type { Event, FieldView, RoomCard } from '@richtfest/dream-home';
import { present } from '../../../../board/present.ts';
import { find } from '../../../../board/stage.ts';
import type { Scene } from '../scene.ts';
import { type Journey, fly, land } from './fly.ts';
import { type DreamShows, drawAndPause } from './shows.ts';
import { type DreamStage, fieldSpot, roofSpot } from './stage.ts';

/** Animations of the end: helpers and roofs. */
export const performEnd: DreamShows = {
  'supplier-used': async (event, stage, next) => {
    const { seat, field, brought, removed } = event;
    await present(stage, { event, pieces: [{ is: 'room', card: brought }] });
    const house = fieldSpot(stage.root, seat, field);
    const pile = pileSpot(stage, brought);
    await fly(
      stage,
      [
        { piece: { is: 'room', card: brought }, from: pile, to: house },
        { piece: { is: 'room', card: removed }, from: house, to: pile },
      ],
      { scene: next, cue: { arriving: { seat, field } } },
    );
    await land(stage, next, `[data-place="${field}"]`);
    await stage.timeline.pause(stage.isWatched(seat) ? 500 : 80);
  },
  'handyman-used': async (event, stage, next) => {
    await swap(event, stage, next);
    await stage.timeline.pause(stage.isWatched(event.seat) ? 500 : 80);
  },
  'roofer-used': async ({ seat, roof }, stage, next) => {
    const { root, timeline } = stage;
    const from = find(root, '[data-market]')?.getBoundingClientRect();
    if (roof !== undefined && from !== undefined) {
      const piece: Journey['piece'] = { is: 'special', card: { type: 'roof', ...roof } };
      const start = { x: from.x + from.width / 2 - 40, y: from.y + 30, width: 80, height: 60 };
      await fly(stage, [{ piece, from: start, to: roofSpot(root, seat) }], { scene: stage.scene });
    }
    await land(stage, next);
    await timeline.pause(stage.isWatched(seat) ? 450 : 60);
  },
  'roof-revealed': layRoof,
  'helpers-began': (_, stage, next) => drawAndPause(stage, next, 250),
};

function pileSpot({ root }: DreamStage, { room, children }: RoomCard) {
  const card = find(root, `[data-pile-card="${room}-${children}"]`) ?? find(root, '[data-market]');
  if (card === undefined) return undefined;
  const { x, y, width, height } = card.getBoundingClientRect();
  return { x, y, width: Math.min(width, 90), height: Math.min(height, 80) };
}

type Swapped = Extract<Event, { type: 'handyman-used' }>;

async function swap({ seat, fields }: Swapped, stage: DreamStage, next: Scene): Promise<void> {
  const [one, other] = fields;
  const house = stage.scene.view.players[seat]?.house ?? [];
  const spots = [fieldSpot(stage.root, seat, one), fieldSpot(stage.root, seat, other)] as const;
  const pieceOn = (field: string): Journey['piece'] => {
    const on: FieldView | undefined = house.find((each) => each.field === field);
    return on?.is === 'room' ? { is: 'room', card: on.card } : { is: 'empty-room' };
  };
  await fly(
    stage,
    [
      { piece: pieceOn(one), from: spots[0], to: spots[1] },
      { piece: pieceOn(other), from: spots[1], to: spots[0] },
    ],
    { scene: stage.scene },
  );
  await land(stage, next, `[data-place="${one}"]`);
}

type Revealed = Extract<Event, { type: 'roof-revealed' }>;

/** DH-26: the tarpaulin comes off and the roof is laid, tile by tile. */
async function layRoof({ seat, laid }: Revealed, stage: DreamStage, next: Scene): Promise<void> {
  const { root, timeline } = stage;
  stage.draw(next);
  if (laid.length === 0) {
    await timeline.pause(300);
    return;
  }
  await Promise.all(
    laid.map((_, at) =>
      timeline.play(
        find(root, `[data-house="${seat}"] [data-roof-tile="${at}"] > g`),
        [
          { transform: 'translateY(-70px)', opacity: 0 },
          { transform: 'translateY(4px)', opacity: 1, offset: 0.75 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: 420, delay: at * 230, easing: 'ease-in', fill: 'backwards' },
      ),
    ),
  );
  await timeline.pause(350);
}
