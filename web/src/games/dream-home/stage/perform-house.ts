import type { Scene } from '../scene.ts';
import type { Event, ShownSpecial } from '../words.ts';
import { STILL } from './cue.ts';
import { type Journey, fly, land } from './fly.ts';
import { type DreamStage, cardSpot, fieldSpot, gardenSpot, kitSpot, roofSpot } from './stage.ts';

/** What goes into a house or beside it; tells whether this event was its business. */
export async function performHouse(event: Event, stage: DreamStage, next: Scene): Promise<boolean> {
  const { root, scene, timeline } = stage;
  const rest = (seat: number) => timeline.pause(stage.isWatched(seat) ? 340 : 40);
  switch (event.type) {
    case 'room-placed': {
      const { seat, field, card, faceUp } = event;
      const piece: Journey['piece'] = faceUp ? { is: 'room', card } : { is: 'empty-room' };
      const journey = { piece, from: heldSpot(stage, 'room'), to: fieldSpot(root, seat, field) };
      await fly(stage, [journey], { scene: next, cue: { arriving: { seat, field } } });
      await land(stage, next, `[data-place="${field}"]`);
      await rest(seat);
      return true;
    }
    case 'scaffold-laid':
      await send(stage, next, { to: fieldSpot(root, event.seat, event.field) });
      await rest(event.seat);
      return true;
    case 'roof-taken':
      await send(stage, next, { to: roofSpot(root, event.seat) });
      await rest(event.seat);
      return true;
    case 'helper-joined':
    case 'tool-taken':
      await send(stage, next, { to: kitSpot(root, event.seat) });
      await rest(event.seat);
      return true;
    case 'decor-placed': {
      const { seat, decor, field } = event;
      const to = field === 'outdoors' ? gardenSpot(root, seat) : fieldSpot(root, seat, field);
      await fly(stage, [{ piece: { is: 'decor', decor }, from: heldSpot(stage, 'special'), to }], {
        scene,
      });
      await land(stage, next, `[data-decor="${decor}"]`);
      await rest(seat);
      return true;
    }
    case 'decor-impossible':
    case 'decor-declined':
    case 'decor-lost':
    case 'decor-moved':
      stage.draw(next, STILL);
      await timeline.pause(300);
      return true;
    case 'room-drilled':
      await drill(event, stage, next);
      await rest(event.seat);
      return true;
    case 'column-discarded':
    case 'column-taken':
    case 'game-ended':
    case 'handyman-used':
    case 'helpers-began':
    case 'helpers-done':
    case 'jackhammer-declined':
    case 'jackhammer-used':
    case 'market-dealt':
    case 'roof-revealed':
    case 'roofer-used':
    case 'rooms-mixed':
    case 'round-began':
    case 'round-ended':
    case 'scaffold-discarded':
    case 'start-seat-drawn':
    case 'supplier-used':
    default:
      return false;
  }
}

function heldSpot({ root, scene }: DreamStage, slot: 'room' | 'special') {
  const { held } = scene.view;
  return held === undefined ? undefined : cardSpot(root, held.column, slot);
}

/** The special card in hand goes where it belongs. */
async function send(
  stage: DreamStage,
  next: Scene,
  { to }: { readonly to: Journey['to'] },
): Promise<void> {
  const card: ShownSpecial | undefined = stage.scene.view.held?.special;
  if (card !== undefined) {
    await fly(stage, [{ piece: { is: 'special', card }, from: heldSpot(stage, 'special'), to }], {
      scene: next,
    });
  }
  await land(stage, next);
}

type Drilled = Extract<Event, { type: 'room-drilled' }>;

/** DH-22: one room comes, the other goes into the window. */
async function drill(event: Drilled, stage: DreamStage, next: Scene): Promise<void> {
  const { seat, column, field, brought, removed } = event;
  const { root, timeline } = stage;
  if (stage.isWatched(seat)) await timeline.pause(300);
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
