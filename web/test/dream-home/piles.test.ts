import type { Move, RoomCard, SpecialCard } from '@richtfest/dream-home';
import { expect, test } from 'vitest';
import { roofsIn, roomsIn } from '../../src/games/dream-home/table/piles.ts';

const rooms: RoomCard[] = [
  { room: 'laundry', children: 0 },
  { room: 'kitchen', children: 1 },
  { room: 'kitchen', children: 0 },
  { room: 'kitchen', children: 0 },
];

test('the room pile is grouped by card, cards that fit first, in the order of the rooms', () => {
  const legal: Move[] = [{ verb: 'supplier', field: 'B4', room: 'laundry', children: 0 }];
  expect(roomsIn(rooms, legal)).toEqual([
    { room: 'laundry', children: 0, count: 1, may: true },
    { room: 'kitchen', children: 0, count: 2, may: false },
    { room: 'kitchen', children: 1, count: 1, may: false },
  ]);
});

test('only the roofs of the special pile', () => {
  const specials: SpecialCard[] = [
    { type: 'tool', tool: 'drill' },
    { type: 'roof', colour: 'green', window: false },
    { type: 'roof', colour: 'red', window: true },
    { type: 'roof', colour: 'green', window: false },
  ];
  const legal: Move[] = [{ verb: 'roofer', colour: 'red', window: true }];
  expect(roofsIn(specials, legal)).toEqual([
    { colour: 'red', window: true, count: 1, may: true },
    { colour: 'green', window: false, count: 2, may: false },
  ]);
});
