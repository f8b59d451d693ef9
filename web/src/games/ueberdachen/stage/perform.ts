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
  switch (event.type) {
    case 'die-rolled':
      return performRoll(event, stage, next);
    case 'material-built':
      return performBuild(event, stage, next);
    case 'room-opened':
    case 'room-completed':
      return performRoom(event, stage, next);
    case 'pillar-set':
      return performPillar(event, stage, next);
    case 'ceiling-set':
    case 'roof-set':
      return performCrane(event, stage, next);
    case 'offer-made':
      return performOffer(event, stage, next);
    case 'offer-accepted':
    case 'offer-declined':
    case 'offer-countered':
      return performAnswer(event, stage, next);
    case 'goods-swapped':
      return performSwap(event, stage, next);
    case 'bank-asked':
    case 'bank-delivered':
    case 'card-turned':
    case 'first-seat-drawn':
    case 'floor-filled':
    case 'game-ended':
    case 'material-discarded':
    case 'material-paid':
    case 'material-stolen':
    case 'materials-taken':
    case 'no-plate':
    case 'nothing-to-steal':
    case 'offer-lapsed':
    case 'offer-withdrawn':
    case 'opener-kept':
    case 'opener-taken':
    case 'pillar-kept':
    case 'pillar-received':
    case 'pillars-returned':
    case 'proposal-made':
    case 'proposal-refused':
    case 'proposal-withdrawn':
    case 'stack-emptied':
    case 'theft-waived':
    case 'trade-chosen':
    case 'trade-dealt':
    case 'trade-missing':
    case 'turn-began':
    case 'turn-ended':
    default: {
      const ways = waysOf(event);
      if (ways.length > 0) return fly(ways, stage, next);
      stage.draw(next, STILL);
      return stage.timeline.pause(PAUSES[event.type] ?? 0);
    }
  }
}

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

/** From where to where goods go that belong to nobody's trade. */
function waysOf(event: Event): Way[] {
  switch (event.type) {
    case 'materials-taken':
      return event.materials.map((piece) => ({
        piece,
        from: ['[data-lorry]', '[data-tray]'],
        to: yard(event.seat, piece),
      }));
    case 'material-stolen':
      return [
        {
          piece: event.material,
          from: yard(event.from, event.material),
          to: yard(event.seat, event.material),
        },
      ];
    case 'material-paid':
      return [{ piece: event.material, from: yard(event.seat, event.material), to: BANK }];
    case 'bank-delivered':
      return event.item === 'pillar'
        ? []
        : [{ piece: event.item, from: BANK, to: yard(event.seat, event.item) }];
    case 'opener-taken':
      return [
        {
          piece: 'opener',
          from: ['[data-opener]', '[data-tray]'],
          to: [`[data-house="${event.seat}"]`],
        },
      ];
    case 'bank-asked':
    case 'card-turned':
    case 'ceiling-set':
    case 'die-rolled':
    case 'first-seat-drawn':
    case 'floor-filled':
    case 'game-ended':
    case 'goods-swapped':
    case 'material-built':
    case 'material-discarded':
    case 'no-plate':
    case 'nothing-to-steal':
    case 'offer-accepted':
    case 'offer-countered':
    case 'offer-declined':
    case 'offer-lapsed':
    case 'offer-made':
    case 'offer-withdrawn':
    case 'opener-kept':
    case 'pillar-kept':
    case 'pillar-received':
    case 'pillar-set':
    case 'pillars-returned':
    case 'proposal-made':
    case 'proposal-refused':
    case 'proposal-withdrawn':
    case 'roof-set':
    case 'room-completed':
    case 'room-opened':
    case 'stack-emptied':
    case 'theft-waived':
    case 'trade-chosen':
    case 'trade-dealt':
    case 'trade-missing':
    case 'turn-began':
    case 'turn-ended':
    default:
      return [];
  }
}

const BANK = ['[data-bank]', '[data-tray]'];

function yard(seat: number, material: string): string[] {
  return [`[data-pile="${seat}:${material}"]`, `[data-yard="${seat}"]`];
}
