import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Show } from '../../src/board/show.ts';
import { Timeline } from '../../src/board/stage.ts';

/** A show that records its events; each event takes one pause. */
function noted(shown = 0) {
  const log: string[] = [];
  const performed: number[] = [];
  const show = new Show<string>(shown, {
    timelineOptions: () => ({ isReduced: false }),
    tempo: {
      shareOf: (event, waiting) => (event === 'half' ? 0.5 : waiting > 5 ? 0.1 : 1),
    },
    async perform(event, timeline) {
      await timeline.pause(100);
      log.push(event);
    },
    onPerformed: (count) => performed.push(count),
    onEnd: (count) => log.push(`end ${count}`),
  });
  return { show, log, performed };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Show', () => {
  test('shows events one after the other and reports each', async () => {
    const { show, log, performed } = noted();
    show.feed(['a', 'b'], 0);
    await vi.advanceTimersByTimeAsync(50);
    expect(performed).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(log).toEqual(['a']);
    expect(performed).toEqual([1]);
    expect(show.isRunning).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(log).toEqual(['a', 'b', 'end 2']);
    expect(show.isRunning).toBe(false);
  });

  test('gives each event its share of the time', async () => {
    const { show, log } = noted();
    show.feed(['half', 'a'], 0);
    await vi.advanceTimersByTimeAsync(49);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(['half']);
    await vi.advanceTimersByTimeAsync(99);
    expect(log).toEqual(['half']);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(['half', 'a', 'end 2']);
  });

  test('knows how many events wait', async () => {
    const { show, log } = noted();
    show.feed(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 0);
    await vi.advanceTimersByTimeAsync(10);
    expect(log).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(99);
    expect(log).toEqual(['a']);
  });

  test('queues events that arrive during an animation', async () => {
    const { show, log } = noted();
    show.feed(['a'], 0);
    await vi.advanceTimersByTimeAsync(50);
    show.feed(['a', 'b'], 1);
    await vi.advanceTimersByTimeAsync(200);
    expect(log).toEqual(['a', 'b', 'end 2']);
  });

  test('a tap finishes everything at once', async () => {
    const { show, log } = noted();
    show.feed(['a', 'b', 'c'], 0);
    await vi.advanceTimersByTimeAsync(10);
    show.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual(['a', 'b', 'c', 'end 3']);
  });

  test('events seen before are not animated again', async () => {
    const { show, log } = noted(2);
    show.feed(['a', 'b', 'c'], 2);
    await vi.advanceTimersByTimeAsync(500);
    expect(log).toEqual(['c', 'end 3']);
  });

  test('undone moves are not animated', () => {
    const { show, log } = noted(3);
    show.feed(['a'], 1);
    expect(log).toEqual(['end 1']);
  });

  test('hidden pages and more than sixty events are not animated', () => {
    vi.stubGlobal('document', { hidden: true });
    const hidden = noted();
    hidden.show.feed(['a'], 0);
    expect(hidden.log).toEqual(['end 1']);
    vi.stubGlobal('document', { hidden: false });
    const late = noted();
    late.show.feed(
      Array.from({ length: 61 }, () => 'a'),
      0,
    );
    expect(late.log).toEqual(['end 61']);
  });

  test('a failing animation does not stop the table', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const ends: number[] = [];
    const show = new Show<string>(0, {
      timelineOptions: () => ({ isReduced: false }),
      tempo: { shareOf: () => 1 },
      perform: () => Promise.reject(new Error('no such tile')),
      onPerformed: () => undefined,
      onEnd: (count) => ends.push(count),
    });
    show.feed(['a', 'b'], 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toEqual([2]);
    expect(reported).toHaveBeenCalledTimes(2);
  });

  test('a closed show reports nothing', async () => {
    const { show, log } = noted();
    show.feed(['a', 'b'], 0);
    await vi.advanceTimersByTimeAsync(10);
    show.close();
    await vi.advanceTimersByTimeAsync(500);
    expect(log).toEqual(['a']);
  });
});

describe('Timeline', () => {
  const element = () => {
    const animate = vi.fn<() => Pick<Animation, 'finished'>>(() => ({
      finished: Promise.resolve(undefined as unknown as Animation),
    }));
    return { animate, element: { animate } as unknown as Element };
  };

  test('reduced motion cross-fades instead of moving', async () => {
    const { animate, element: piece } = element();
    await new Timeline({ isReduced: true }).play(piece, [{ transform: 'none' }], { duration: 900 });
    expect(animate).toHaveBeenCalledWith([{ opacity: 0.15 }, { opacity: 1 }], { duration: 140 });
  });

  test('shortens animations, their delays and pauses by the same share', async () => {
    const { animate, element: piece } = element();
    const timeline = new Timeline({ isReduced: false });
    timeline.share = 0.5;
    await timeline.play(piece, [], { duration: 900, delay: 100, easing: 'linear' });
    expect(animate).toHaveBeenCalledWith([], { duration: 450, delay: 50, easing: 'linear' });
    let isPast = false;
    void timeline.pause(1000).then(() => {
      isPast = true;
    });
    await vi.advanceTimersByTimeAsync(499);
    expect(isPast).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isPast).toBe(true);
  });

  test('an endless animation times out', async () => {
    const endless = { animate: () => ({ finished: new Promise(() => undefined) }) };
    let isPast = false;
    const timeline = new Timeline({ isReduced: false });
    void timeline.play(endless as unknown as Element, [], { duration: 300 }).then(() => {
      isPast = true;
    });
    await vi.advanceTimersByTimeAsync(600);
    expect(isPast).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(isPast).toBe(true);
  });

  test('nor is anything from the start while the player skips ahead', async () => {
    const { animate, element: piece } = element();
    const timeline = new Timeline({ isReduced: false, isSkipped: true });
    await timeline.play(piece, [{ transform: 'none' }], { duration: 900 });
    expect(animate).not.toHaveBeenCalled();
  });

  test('after a skip nothing is animated', async () => {
    const timeline = new Timeline({ isReduced: false });
    const { animate, element: piece } = element();
    timeline.skip();
    await timeline.play(piece, [{ transform: 'none' }], { duration: 900 });
    await timeline.pause(1000);
    expect(animate).not.toHaveBeenCalled();
  });
});
