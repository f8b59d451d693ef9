import { describe, expect, test } from 'vitest';
import { arcFrames } from '../../src/board/arc.ts';
import { placeBubble } from '../../src/board/bubble-place.ts';
import { nearestInDirection } from '../../src/board/nearest-in-direction.ts';

const frame = { width: 360, height: 640 };
const size = { width: 200, height: 60 };

describe('placeBubble', () => {
  test('is above its anchor, with the tail at its middle', () => {
    const place = placeBubble({ x: 150, y: 300, width: 60, height: 40 }, size, frame);
    expect(place).toEqual({ left: 80, top: 230, side: 'above', tail: 100 });
  });

  test('is below if there is no space above', () => {
    const place = placeBubble({ x: 150, y: 20, width: 60, height: 40 }, size, frame);
    expect(place.side).toBe('below');
    expect(place.top).toBe(70);
  });

  test('stays inside the frame, and the tail still points at the anchor', () => {
    const left = placeBubble({ x: 0, y: 300, width: 30, height: 40 }, size, frame);
    expect(left.left).toBe(8);
    expect(left.tail).toBe(18);
    const right = placeBubble({ x: 330, y: 300, width: 30, height: 40 }, size, frame);
    expect(right.left).toBe(152);
    expect(right.tail).toBe(182);
  });
});

describe('nearestInDirection', () => {
  const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  const grid = [at(0, 0), at(20, 0), at(40, 0), at(0, 20), at(20, 20), at(40, 20)];

  test('goes to the neighbour', () => {
    expect(nearestInDirection(grid, 0, [1, 0])).toBe(1);
    expect(nearestInDirection(grid, 4, [0, -1])).toBe(1);
    expect(nearestInDirection(grid, 4, [-1, 0])).toBe(3);
  });

  test('stops at the edge', () => {
    expect(nearestInDirection(grid, 2, [1, 0])).toBeUndefined();
    expect(nearestInDirection(grid, 0, [0, -1])).toBeUndefined();
  });
});

describe('arcFrames', () => {
  test('starts at the old place and ends at the new one', () => {
    const frames = arcFrames(
      { x: 0, y: 0, width: 20, height: 20 },
      { x: 100, y: 50, width: 40, height: 40 },
    );
    expect(frames[0]?.['transform']).toBe('translate(-100px, -50px) scale(0.5)');
    expect(frames.at(-1)?.['transform']).toBe('translate(0px, 0px) scale(1)');
  });

  test('rises on its way', () => {
    const frames = arcFrames(
      { x: 0, y: 0, width: 20, height: 20 },
      { x: 100, y: 0, width: 20, height: 20 },
    );
    const middle = String(frames[3]?.['transform']);
    expect(Number(/, (-?[\d.]+)px/.exec(middle)?.[1])).toBeLessThan(-20);
  });
});
