import type { Event } from '@richtfest/ueberdachen';
import { describe, expect, test } from 'vitest';
import type { Timeline } from '../../src/board/stage.ts';
import type { Cue, SiteStage } from '../../src/games/ueberdachen/table/stage/cue.ts';
import { staging } from '../../src/games/ueberdachen/table/stage/staging.ts';
import { siteView } from './site-view.ts';

interface Shown {
  readonly cues: Cue[];
  /** In milliseconds. */
  readonly pauses: number[];
}

/** Performs an event at a device where only seat 0 is played; no element is drawn. */
async function performed(event: Event, pace: Partial<Timeline> = {}): Promise<Shown> {
  const shown: Shown = { cues: [], pauses: [] };
  const nothing = { querySelector: () => null, querySelectorAll: () => [] };
  const timeline = {
    isReduced: false,
    isSkipped: false,
    play: () => Promise.resolve(),
    pause: (milliseconds: number) => Promise.resolve(void shown.pauses.push(milliseconds)),
    ...pace,
  };
  const stage: SiteStage = {
    root: nothing as unknown as HTMLElement,
    timeline: timeline as Timeline,
    scene: siteView({ storages: [['lamp'], ['lamp']] }),
    isWatched: (seat) => seat !== 0,
    draw: (_, cue = {}) => void shown.cues.push(cue),
  };
  await staging.perform(event, stage);
  return shown;
}

const theft = (seat: number, from: number): Event => ({
  type: 'material-stolen',
  seat,
  from,
  material: 'lamp',
});

describe('great moments', () => {
  test('UD-12: a theft is shown large before the material flies', async () => {
    const { cues } = await performed(theft(1, 2));
    expect(cues[0]).toEqual({ moment: theft(1, 2) });
    expect(cues.at(-1)).toEqual({});
  });

  test('stay longest for the player who loses something, shortest among bots', async () => {
    const [lost, won, others] = await Promise.all(
      [theft(1, 0), theft(0, 1), theft(1, 2)].map(async (event) => (await performed(event)).pauses),
    );
    expect(lost![0]).toBeGreaterThan(won![0]!);
    expect(won![0]).toBeGreaterThan(others![0]!);
  });

  test('UD-7: so is the opener in new hands', async () => {
    const taken: Event = { type: 'opener-taken', seat: 1 };
    expect((await performed(taken)).cues[0]).toEqual({ moment: taken });
  });

  test('are left out once the player skips ahead', async () => {
    const { cues, pauses } = await performed(theft(1, 0), { isSkipped: true });
    expect(cues).toEqual([{}]);
    expect(pauses).toEqual([]);
  });
});

describe('a completed room', () => {
  const event: Event = { type: 'room-completed', seat: 0, floor: 0, column: 3, room: 'hall' };

  test('is celebrated', async () => {
    expect((await performed(event)).cues).toEqual([{ finished: '0:0:3' }, {}]);
  });

  test('only lights up with reduced motion', async () => {
    expect((await performed(event, { isReduced: true })).cues).toEqual([{}, {}]);
  });
});
