import type { BotPace } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { Tempo } from '../../src/board/tempo.ts';

/** Seat 0 is played here; a theft affects the seat it names. */
function tempo({
  pace = 'calm',
  isAwaited = true,
  now = () => 0,
}: { pace?: BotPace; isAwaited?: boolean; now?: () => number } = {}) {
  return new Tempo({
    now,
    affects: (event) => ('from' in event ? [event.from as number] : []),
    isHere: (seat) => seat === 0,
    isAwaited: () => isAwaited,
    pace: () => pace,
  });
}

const rolled = (seat: number) => ({ type: 'rolled', seat });

describe('Tempo', () => {
  test('shortens repeated events of other players down to a limit', () => {
    const it = tempo();
    const shares = [1, 2, 1, 2, 1, 2].map((seat) => it.shareOf(rolled(seat), 0));
    expect(shares).toEqual([1, 0.7, 0.55, 0.45, 0.45, 0.45]);
  });

  test('counts each kind of event on its own', () => {
    const it = tempo();
    it.shareOf(rolled(1), 0);
    expect(it.shareOf({ type: 'built', seat: 1 } as never, 0)).toBe(1);
  });

  test('gives own moves their full time, and starts over with them', () => {
    const it = tempo({ pace: 'brisk' });
    const first = it.shareOf(rolled(1), 0);
    expect(it.shareOf(rolled(1), 0)).toBeLessThan(first);
    expect(it.shareOf(rolled(0), 0)).toBe(1);
    expect(it.shareOf(rolled(1), 0)).toBe(first);
  });

  test('does not shorten events that affect a person here', () => {
    const it = tempo();
    const stolen = (from: number) => ({ type: 'stolen', seat: 1, from });
    expect([stolen(2), stolen(2)].map((event) => it.shareOf(event, 0))).toEqual([1, 0.7]);
    expect(it.shareOf(stolen(0), 30)).toBe(1);
  });

  test('gets faster the longer others play, and starts over with an own move', () => {
    let now = 1000;
    const it = tempo({ now: () => now });
    const shareAt = (ms: number, type: string) => {
      now = ms;
      return it.shareOf({ type, seat: 1 } as never, 0);
    };
    expect(shareAt(1000, 'a')).toBe(1);
    expect(shareAt(3000, 'b')).toBe(1);
    expect(shareAt(5500, 'c')).toBeCloseTo(0.725);
    expect(shareAt(9000, 'd')).toBeCloseTo(0.45);
    expect(shareAt(9000, 'd')).toBeCloseTo(0.315);
    expect(shareAt(9000, 'd')).toBe(0.3);
    it.shareOf(rolled(0), 0);
    expect(shareAt(20_000, 'a')).toBe(1);
  });

  test('shows a long queue faster', () => {
    expect(tempo().shareOf(rolled(1), 6)).toBe(1);
    expect(tempo().shareOf(rolled(1), 9)).toBeLessThan(1);
    expect(tempo().shareOf(rolled(1), 50)).toBe(0.5);
  });

  test('does not shorten repeats for onlookers, whom nothing keeps waiting', () => {
    const it = tempo({ isAwaited: false });
    expect([1, 2, 1].map((seat) => it.shareOf(rolled(seat), 0))).toEqual([1, 1, 1]);
  });

  test('follows the setting', () => {
    expect(tempo({ pace: 'brisk' }).shareOf(rolled(1), 0)).toBeLessThan(1);
    expect(tempo({ pace: 'instant' }).shareOf(rolled(1), 0)).toBe(0);
  });
});
