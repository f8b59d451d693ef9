import type { DreamHomeTypes, Move, View } from '@richtfest/dream-home';
import { LEARNER, type Step } from '../../../lessons/lesson.ts';

const take = (column: number) => (move: Move) => move.verb === 'take' && move.column === column;

const FIELD_OF_ROOM = '[data-place][data-may]:not([data-place="outdoors"])';

/** DH-15: the fields beside the first living room, on the same floor. */
function fieldsBeside({ players }: View): string[] {
  return (players[LEARNER]?.house ?? []).flatMap((on) => {
    if (on.is !== 'room' || on.card.room !== 'living-room') return [];
    const [floor, bay] = [on.field.charAt(0), Number(on.field.charAt(1))];
    return [`${floor}${bay - 1}`, `${floor}${bay + 1}`];
  });
}

function isBesideLivingRoom(move: Move, view: View): boolean {
  return move.verb === 'place' && move.faceUp && fieldsBeside(view).includes(move.field);
}

function pointBeside(view: View): string[] {
  return [
    fieldsBeside(view)
      .map((field) => `[data-place="${field}"][data-may]`)
      .join(),
  ];
}

export const steps = [
  { id: 'welcome', rule: 'DH-1', point: ['[data-house="0"]'] },
  { id: 'market', rule: 'DH-5', point: ['[data-market]'] },
  {
    id: 'take',
    rule: 'DH-11',
    point: ['[data-act="confirm"]', '[data-column="5"]'],
    fits: take(5),
  },
  {
    id: 'place',
    rule: 'DH-13',
    point: ['[data-place^="G"][data-may]'],
    fits: (move: Move) => move.verb === 'place' && move.faceUp,
  },
  { id: 'roof', rule: 'DH-18', point: ['[data-roof-count]'], isMeanwhile: true },
  {
    id: 'second',
    rule: 'DH-15',
    point: ['[data-act="confirm"]', '[data-column="3"]'],
    fits: take(3),
  },
  { id: 'join', rule: 'DH-15', point: pointBeside, fits: isBesideLivingRoom },
  {
    id: 'piano',
    rule: 'DH-19',
    point: [FIELD_OF_ROOM],
    fits: (move: Move) => move.verb === 'decorate',
  },
  { id: 'finished', rule: 'DH-16', point: ['[data-decor="grand-piano"]'], isMeanwhile: true },
  {
    id: 'garage',
    rule: 'DH-14',
    point: ['[data-act="confirm"]', '[data-column="5"]'],
    fits: take(5),
  },
  {
    id: 'cellar',
    rule: 'DH-14',
    point: ['[data-place^="B"][data-may]'],
    fits: (move: Move) => move.verb === 'place' && move.faceUp && move.field.startsWith('B'),
  },
  { id: 'helper', rule: 'DH-28', point: ['[data-helper]'], isMeanwhile: true },
  { id: 'end', rule: 'DH-27', point: [], isMeanwhile: true },
] as const satisfies readonly Step<DreamHomeTypes>[];

export type DreamStep = (typeof steps)[number]['id'];
