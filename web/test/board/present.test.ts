import { expect, test } from 'vitest';
import { present } from '../../src/board/present.ts';
import type { Spotlight } from '../../src/board/spotlight.tsx';
import type { Stage, Timeline } from '../../src/board/stage.ts';

interface Cue {
  readonly spotlight?: Spotlight<string>;
}

const builtBy = (seat: number): Spotlight<string> => {
  const event = { type: 'built', seat };
  return { event, pieces: ['door'] };
};
const BUILT = builtBy(1);

/** A stage at a device where only seat 0 is played, with one piece in the light. */
function stageOf(timeline: Partial<Timeline> = {}) {
  const notes: unknown[] = [];
  const piece = { getBoundingClientRect: () => ({ x: 1, y: 2, width: 3, height: 4 }) };
  const stage = {
    root: { querySelector: () => piece, querySelectorAll: () => [piece] },
    scene: 'before',
    timeline: {
      isSkipped: false,
      play: async () => void notes.push('enters'),
      pause: async (ms: number) => void notes.push(ms > 300 ? 'stays' : 'flickers'),
      ...timeline,
    },
    isWatched: (seat: number) => seat !== 0,
    draw: (scene: string, cue: Cue) => void notes.push([scene, cue]),
  } as unknown as Stage<string, Cue>;
  return { notes, stage };
}

test('shows another player’s move on the table as it was, and returns where its pieces are', async () => {
  const { notes, stage } = stageOf();
  expect(await present(stage, BUILT)).toEqual([{ x: 1, y: 2, width: 3, height: 4 }]);
  expect(notes).toEqual([['before', { spotlight: BUILT }], 'enters', 'stays']);
});

test('own moves are not shown large', async () => {
  const { notes, stage } = stageOf();
  expect(await present(stage, builtBy(0))).toEqual([]);
  expect(notes).toEqual([]);
});

test('nor is anything once the player skips ahead', async () => {
  const { notes, stage } = stageOf({ isSkipped: true });
  expect(await present(stage, BUILT)).toEqual([]);
  expect(notes).toEqual([]);
});
