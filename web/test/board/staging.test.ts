import { expect, test } from 'vitest';
import type { Stage, Timeline } from '../../src/board/stage.ts';
import { defineStaging } from '../../src/board/staging.ts';
import type { BarterTypes } from '../../../testkit/test/barter.ts';

interface Cue {
  readonly flying?: string;
}

/** The scene is a list of the events. */
const staging = defineStaging<BarterTypes, readonly string[], Cue>({
  still: {},
  sceneOf: () => [],
  afterEvent: (scene, { type }) => [...scene, type],
  opening: ['rolled'],
  shows: {
    rolled: async (_, stage, next) => stage.draw(next, { flying: 'die' }),
  },
  pauses: { did: 250 },
  sounds: {},
});

function noted() {
  const notes: unknown[] = [];
  const timeline = {
    isSkipped: false,
    pause: async (ms: number) => void notes.push(['pause', ms]),
  } as unknown as Timeline;
  const stage = {
    timeline,
    scene: ['before'],
    draw: (...drawn: unknown[]) => void notes.push(['draw', ...drawn]),
  } as unknown as Stage<readonly string[], Cue>;
  return { notes, stage };
}

test('an event with an animation is shown by it', async () => {
  const { notes, stage } = noted();
  const next = await staging.perform({ type: 'rolled', seat: 0, coins: 1 }, stage);
  expect(next).toEqual(['before', 'rolled']);
  expect(notes).toEqual([['draw', next, { flying: 'die' }]]);
});

test('an event without one draws the next scene, and then pauses', async () => {
  const { notes, stage } = noted();
  const next = await staging.perform({ type: 'did', seat: 0, verb: 'offer' }, stage);
  expect(next).toEqual(['before', 'did']);
  expect(notes).toEqual([
    ['draw', next],
    ['pause', 250],
  ]);
});

test('only opening events may be shown at a table just opened', () => {
  expect(staging.opening.has('rolled')).toBe(true);
  expect(staging.opening.has('did')).toBe(false);
});
