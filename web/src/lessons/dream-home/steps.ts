import type { DreamHomeTypes, Move, View } from '@richtfest/dream-home';
import { LEARNER, type Step } from '../lesson.ts';

const take = (column: number) => (move: Move) => move.verb === 'take' && move.column === column;

const FIELD_OF_ROOM = '[data-place][data-may]:not([data-place="outdoors"])';

/** DH-15: beside the first living room on the same floor. */
function isBesideLivingRoom(move: Move, { players }: View): boolean {
  if (move.verb !== 'place' || !move.faceUp) return false;
  const { field } = move;
  return (players[LEARNER]?.house ?? []).some(
    (on) =>
      on.is === 'room' &&
      on.card.room === 'living-room' &&
      on.field.charAt(0) === field.charAt(0) &&
      Math.abs(Number(on.field.charAt(1)) - Number(field.charAt(1))) === 1,
  );
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
    point: [FIELD_OF_ROOM],
    fits: (move: Move) => move.verb === 'place' && move.faceUp,
  },
  { id: 'roof', rule: 'DH-18', point: ['[data-roof]'], isMeanwhile: true },
  {
    id: 'second',
    rule: 'DH-15',
    point: ['[data-act="confirm"]', '[data-column="3"]'],
    fits: take(3),
  },
  { id: 'join', rule: 'DH-15', point: [FIELD_OF_ROOM], fits: isBesideLivingRoom },
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
