import type { SeatStatus } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { readinessHere, unreadyGuests } from '../src/online/readiness.ts';

const seat = (name: string, more: Partial<SeatStatus> = {}): SeatStatus => ({
  kind: 'person',
  name,
  isTaken: true,
  isPresent: true,
  ...more,
});
const ANNA = seat('Anna', { isHost: true });
const BOT = seat('Wolfgang', { kind: 'bot', bot: 'family' });
const held = (...seats: number[]) => seats.map((at) => ({ seat: at, key: `key ${at}` }));

describe('the guests a start waits for (PR-40)', () => {
  test('are those who prepare, but never the host', () => {
    const seats = [ANNA, BOT, seat('Ben', { isPreparing: true }), seat('Cleo')];
    expect(unreadyGuests(seats)).toEqual(['Ben']);
    expect(unreadyGuests([{ ...ANNA, isPreparing: true }, BOT])).toEqual([]);
  });
});

describe('the players of a device (PR-39)', () => {
  const seats = [ANNA, seat('Ben', { isPreparing: true }), seat('Cleo')];

  test('are ready together, and not before the last of them', () => {
    expect(readinessHere(seats, held(1))).toEqual({ names: ['Ben'], isReady: false });
    expect(readinessHere(seats, held(2))).toEqual({ names: ['Cleo'], isReady: true });
    expect(readinessHere(seats, held(1, 2))).toEqual({ names: ['Ben', 'Cleo'], isReady: false });
  });

  test('are not asked if the host is one of them, or if they watch', () => {
    expect(readinessHere(seats, held(0, 1))).toBeUndefined();
    expect(readinessHere(seats, [])).toBeUndefined();
  });
});
