import { type ByType, byType } from '../../../board/by-type.ts';
import { type Sound, playSound } from '../../../sound/play-sound.ts';
import { afterEvent } from '../scene.ts';
import type { Event, View } from '../words.ts';
import { STILL, type SiteStage } from './cue.ts';
import { type Way, fly } from './fly.ts';
import { performBuild, performCrane, performPillar, performRoom } from './perform-build.ts';
import { performRoll } from './perform-roll.ts';
import { performAnswer, performOffer, performSwap } from './perform-trade.ts';

/** What is heard, for whoever has switched sound on. */
const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  'die-rolled': 'die',
  'material-built': 'wood',
  'pillar-set': 'wood',
  'ceiling-set': 'crane',
  'roof-set': 'crane',
  'room-completed': 'paper',
  'card-turned': 'paper',
  'goods-swapped': 'paper',
};

/** Shows one event moving and answers with the view after it. */
export async function perform(event: Event, stage: SiteStage): Promise<View> {
  const next = afterEvent(stage.scene, event);
  const sound = SOUNDS[event.type];
  if (sound !== undefined && !stage.timeline.isSkipped) playSound(sound);
  await show(event, stage, next);
  return next;
}

async function show(event: Event, stage: SiteStage, next: View): Promise<void> {
  const shown = byType(SHOWS, event, stage, next);
  if (shown !== undefined) return shown;
  const ways = byType(WAYS, event) ?? [];
  if (ways.length > 0) return fly(ways, stage, next);
  stage.draw(next, STILL);
  return stage.timeline.pause(PAUSES[event.type] ?? 0);
}

const SHOWS: ByType<Event, [stage: SiteStage, next: View], Promise<void>> = {
  'die-rolled': performRoll,
  'material-built': performBuild,
  'room-opened': performRoom,
  'room-completed': performRoom,
  'pillar-set': performPillar,
  'ceiling-set': performCrane,
  'roof-set': performCrane,
  'offer-made': performOffer,
  'offer-accepted': performAnswer,
  'offer-declined': performAnswer,
  'offer-countered': performAnswer,
  'goods-swapped': performSwap,
};

/** What wants a moment although nothing flies. */
const PAUSES: Readonly<Partial<Record<Event['type'], number>>> = {
  'turn-began': 80,
  'no-plate': 260,
  'trade-chosen': 400,
  'nothing-to-steal': 260,
  'offer-lapsed': 160,
  'offer-withdrawn': 160,
  'proposal-made': 120,
};

const BANK = ['[data-bank]', '[data-tray]'];

/** From where to where goods go that belong to nobody's trade. */
const WAYS: ByType<Event, [], Way[]> = {
  'materials-taken': ({ seat, materials }) =>
    materials.map((piece) => ({
      piece,
      from: ['[data-lorry]', '[data-tray]'],
      to: yard(seat, piece),
    })),
  'material-stolen': ({ seat, from, material }) => [
    { piece: material, from: yard(from, material), to: yard(seat, material) },
  ],
  'material-paid': ({ seat, material }) => [
    { piece: material, from: yard(seat, material), to: BANK },
  ],
  'bank-delivered': ({ seat, item }) =>
    item === 'pillar' ? [] : [{ piece: item, from: BANK, to: yard(seat, item) }],
  'opener-taken': ({ seat }) => [
    { piece: 'opener', from: ['[data-opener]', '[data-tray]'], to: [`[data-house="${seat}"]`] },
  ],
};

function yard(seat: number, material: string): string[] {
  return [`[data-pile="${seat}:${material}"]`, `[data-yard="${seat}"]`];
}
