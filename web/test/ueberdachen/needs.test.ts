import { describe, expect, test } from 'vitest';
import { sixBrings, standingPillars } from '../../src/games/ueberdachen/table/derive.ts';
import { lacksOf, nearestRoom, spareOf } from '../../src/games/ueberdachen/table/needs.ts';
import { siteView } from './site-view.ts';

const stacks = {
  small: { top: 'corridor', below: {} },
  large: { top: 'kitchen', below: {} },
} as const;
const room = (name: 'chamber' | 'kitchen', column: number, built: readonly boolean[]) =>
  ({ room: name, floor: 0, column, built, isComplete: built.every(Boolean) }) as const;
const chamber = room('chamber', 2, [false, true, false, false]);
const kitchen = room('kitchen', 4, [true, true, true, true, true, true, false, false]);

describe('the nearest room', () => {
  test('is the open room that lacks the fewest pieces, with what is held', () => {
    const view = siteView({ storages: [['radiator']], rooms: [chamber, kitchen] });
    expect(nearestRoom(view, 0)).toEqual({
      room: 'kitchen',
      column: 4,
      needs: [
        { material: 'radiator', count: 1, held: 1 },
        { material: 'tiles', count: 1, held: 0 },
      ],
      filled: 6,
      cells: 8,
    });
  });

  test('counts what the yard already has', () => {
    const view = siteView({
      storages: [['radiator', 'plaster', 'door']],
      rooms: [kitchen, chamber],
    });
    expect(nearestRoom(view, 0)?.room).toBe('chamber');
  });

  test('is, among equals, the one that others have something for', () => {
    const hall = {
      ...chamber,
      room: 'hall',
      column: 3,
      built: [true, false, false, false],
    } as const;
    const rooms = [chamber, hall];
    expect(nearestRoom(siteView({ rooms, storages: [[], ['radiator']] }), 0)?.room).toBe('chamber');
    expect(nearestRoom(siteView({ rooms, storages: [[], ['tap']] }), 0)?.room).toBe('hall');
  });

  test('is the better room card while nothing is open', () => {
    const view = siteView({ storages: [['tiles']], changes: { stacks } });
    expect(nearestRoom(view, 0)).toMatchObject({ room: 'corridor', column: undefined, filled: 0 });
  });

  test('does not exist when no card fits on the floor', () => {
    const full = [0, 1, 2, 3, 4, 5, 6].map((column) =>
      room('chamber', column, [true, true, true, true]),
    );
    expect(nearestRoom(siteView({ rooms: full, changes: { stacks } }), 0)).toBeUndefined();
  });
});

test('spare is what a seat holds beyond its open rooms', () => {
  const view = siteView({ storages: [['lamp', 'lamp', 'radiator']], rooms: [chamber] });
  expect(spareOf(view, 0)).toMatchObject({ lamp: 2, radiator: 0, plaster: -1, door: -1, tap: 0 });
});

test('what a seat lacks starts with what the giver has', () => {
  const view = siteView({ storages: [['radiator'], ['plaster']], rooms: [chamber] });
  expect(lacksOf(view, 0, 1)).toEqual(['plaster', 'door']);
  expect(lacksOf(view, 0, 2)).toEqual(['door', 'plaster']);
});

describe('UD-8: what the next 6 brings', () => {
  const withPillars = (floor: number, pillars: readonly [number, number]) => {
    const [player] = siteView({}).players;
    return { ...player!, floor, pillars };
  };

  test('a pillar until four stand, then the ceiling, and above it the roof', () => {
    expect(sixBrings(withPillars(0, [3, 0]))).toBe('pillar');
    expect(sixBrings(withPillars(0, [4, 0]))).toBe('ceiling');
    expect(sixBrings(withPillars(1, [4, 3]))).toBe('pillar');
    expect(sixBrings(withPillars(1, [4, 4]))).toBe('roof');
  });

  test('the pillars of the current floor count', () => {
    expect(standingPillars(withPillars(0, [3, 0]))).toBe(3);
    expect(standingPillars(withPillars(1, [4, 1]))).toBe(1);
  });
});
