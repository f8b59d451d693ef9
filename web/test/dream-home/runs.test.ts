import { FIELDS, type FieldView, type Room } from '@richtfest/dream-home';
import { expect, test } from 'vitest';
import { runsOf } from '../../src/games/dream-home/table/runs.ts';

function house(rooms: Partial<Record<(typeof FIELDS)[number], Room>>): FieldView[] {
  return FIELDS.map((field) => {
    const room = rooms[field];
    return room === undefined
      ? { field, is: 'free' }
      : { field, is: 'room', card: { room, children: 0 } };
  });
}

test('adjacent cards of one kind form one room, floor by floor (DH-15)', () => {
  const rooms = runsOf(
    house({
      U4: 'kitchen',
      U5: 'kitchen',
      G1: 'kitchen',
      G3: 'kitchen',
      B4: 'garage',
      B5: 'garage',
    }),
  );
  expect(rooms.map(({ fields }) => fields)).toEqual([['U4', 'U5'], ['G1'], ['G3'], ['B4', 'B5']]);
});
