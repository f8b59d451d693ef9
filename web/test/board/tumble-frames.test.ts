import { expect, test } from 'vitest';
import { tumbleFrames } from '../../src/board/tumble-frames.ts';

test('a die starts turned, jumps, bounces lower and comes to rest', () => {
  const frames = tumbleFrames({ turn: { x: -360, y: 720, z: 40 }, jump: 100, bounce: 20 });
  expect(frames[0]?.['transform']).toContain('rotateX(-360deg) rotateY(720deg) rotateZ(40deg)');
  expect(frames.map(({ offset }) => offset)).toEqual([0, 0.32, 0.64, 0.8, 1]);
  const heights = frames.map(({ transform }) => /, (-?\d+)%/.exec(String(transform))?.[1]);
  expect(heights).toEqual(['0', '-100', '0', '-20', '0']);
  expect(frames.at(-1)?.['transform']).toBe(
    'translate3d(0%, 0%, 0) rotateX(0deg) rotateY(0deg) rotateZ(0deg)',
  );
});
