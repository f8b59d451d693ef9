import type { Event, ShownSpecial } from '@richtfest/dream-home';
import { present } from '../../../../board/present.ts';
import type { Scene } from '../scene.ts';
import { type Journey, fly, land } from './fly.ts';
import { type DreamShows, drawAndPause } from './shows.ts';
import { type DreamStage, cardSpot, fieldSpot, gardenSpot, kitSpot, roofSpot } from './stage.ts';

/** Animations of cards that go into a house or next to it. */
export const performHouse: DreamShows = {
  'room-placed': async ({ seat, field, card, faceUp }, stage, next) => {
    const piece: Journey['piece'] = faceUp ? { is: 'room', card } : { is: 'empty-room' };
    const to = fieldSpot(stage.root, seat, field);
    const journey = { piece, from: heldSpot(stage, 'room'), to };
    await fly(stage, [journey], { scene: next, cue: { arriving: { seat, field } } });
    await land(stage, next, `[data-place="${field}"]`);
    await rest(stage, seat);
  },
  'scaffold-laid': ({ seat, field }, stage, next) =>
    send(stage, next, { seat, to: fieldSpot(stage.root, seat, field) }),
  'roof-taken': ({ seat }, stage, next) =>
    send(stage, next, { seat, to: roofSpot(stage.root, seat) }),
  'helper-joined': ({ seat }, stage, next) =>
    send(stage, next, { seat, to: kitSpot(stage.root, seat) }),
  'tool-taken': ({ seat }, stage, next) =>
    send(stage, next, { seat, to: kitSpot(stage.root, seat) }),
  'decor-placed': async ({ seat, decor, field }, stage, next) => {
    const { root, scene } = stage;
    const to = field === 'outdoors' ? gardenSpot(root, seat) : fieldSpot(root, seat, field);
    const journey: Journey = {
      piece: { is: 'decor', decor },
      from: heldSpot(stage, 'special'),
      to,
    };
    await fly(stage, [journey], { scene });
    await land(stage, next, `[data-decor="${decor}"]`);
    await rest(stage, seat);
  },
  'decor-impossible': pauseOver,
  'decor-declined': pauseOver,
  'decor-lost': pauseOver,
  'decor-moved': pauseOver,
  'room-drilled': async (event, stage, next) => {
    await drill(event, stage, next);
    await rest(stage, event.seat);
  },
};

function rest(stage: DreamStage, seat: number): Promise<void> {
  return stage.timeline.pause(stage.isWatched(seat) ? 340 : 40);
}

function pauseOver(_: Event, stage: DreamStage, next: Scene): Promise<void> {
  return drawAndPause(stage, next, 300);
}

function heldSpot({ root, scene }: DreamStage, slot: 'room' | 'special') {
  const { held } = scene.view;
  return held === undefined ? undefined : cardSpot(root, held.column, slot);
}

/** The special card in hand flies to its place. */
async function send(
  stage: DreamStage,
  next: Scene,
  { seat, to }: { readonly seat: number; readonly to: Journey['to'] },
): Promise<void> {
  const card: ShownSpecial | undefined = stage.scene.view.held?.special;
  if (card !== undefined) {
    await fly(stage, [{ piece: { is: 'special', card }, from: heldSpot(stage, 'special'), to }], {
      scene: next,
    });
  }
  await land(stage, next);
  await rest(stage, seat);
}

type Drilled = Extract<Event, { type: 'room-drilled' }>;

/** DH-22: one room arrives, the other goes to the market. */
async function drill(event: Drilled, stage: DreamStage, next: Scene): Promise<void> {
  const { seat, column, field, brought, removed } = event;
  const { root } = stage;
  await present(stage, { event, pieces: [{ is: 'room', card: brought }] });
  const window = cardSpot(root, column, 'room');
  const house = fieldSpot(root, seat, field);
  await fly(
    stage,
    [
      { piece: { is: 'room', card: brought }, from: window, to: house },
      { piece: { is: 'room', card: removed }, from: house, to: window },
    ],
    { scene: next, cue: { arriving: { seat, field } } },
  );
  await land(stage, next, `[data-place="${field}"]`);
}
