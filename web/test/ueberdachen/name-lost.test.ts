import { expect, test } from 'vitest';
import { nameLost } from '../../src/games/ueberdachen/table/name-lost.ts';
import type { PlayerView } from '../../src/games/ueberdachen/table/types.ts';
import { siteView } from './site-view.ts';

const kitchen = {
  room: 'kitchen',
  floor: 0,
  column: 4,
  built: [true, true, true, false, true, true, true, true],
  isComplete: false,
} as const;
const stacks = {
  small: { top: 'corridor', below: {} },
  large: { top: 'bathroom', below: {} },
} as const;

function named(
  move: Parameters<typeof nameLost>[0]['move'],
  rooms: PlayerView['rooms'] = [kitchen],
) {
  const view = siteView({ rooms, changes: { stacks } });
  return nameLost({
    move,
    name: move.verb,
    view,
    seat: 0,
    language: 'en',
    preview: () => undefined,
  });
}

test('what is left to build has names, not cells', () => {
  expect(named({ verb: 'build', room: 4, cell: 3 })).toBe('Build the door in the kitchen');
  expect(named({ verb: 'set-pillar' })).toBe('Set the pillar');
});

test('another room is left to open only while none is unfinished', () => {
  const opening = { verb: 'open-room', size: 'small', column: 0, cell: 0 } as const;
  expect(named(opening)).toBeUndefined();
  expect(named(opening, [])).toBe('Start a room: corridor');
  expect(
    named(opening, [{ ...kitchen, built: kitchen.built.map(() => true), isComplete: true }]),
  ).toBe('Start a room: corridor');
});
