import { rank } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { whatDecided } from '../../src/end/what-decided.ts';

const tally = (rooms: number, decor: number, roof: number, tieBreak = 0) => ({
  score: rooms + decor + roof,
  parts: { rooms, decor, roof },
  tieBreaks: [tieBreak],
});

describe('what decided a match', () => {
  test('is the part in which the winner was furthest ahead of the runner-up', () => {
    const result = rank([tally(20, 0, 9), tally(2, 2, 2), tally(12, 3, 9)]);
    expect(whatDecided(result)).toEqual({
      winner: 0,
      rival: 2,
      parts: [{ part: 'rooms', winner: 20, rival: 12 }],
    });
  });

  test('is compared with your own score if you have not won', () => {
    const result = rank([tally(20, 0, 9), tally(2, 2, 2), tally(12, 3, 9)]);
    expect(whatDecided(result, 1)?.rival).toBe(1);
    expect(whatDecided(result, 0)?.rival).toBe(2);
  });

  test('can be two parts with nearly the same difference', () => {
    const result = rank([tally(20, 8, 0), tally(12, 2, 6)]);
    expect(whatDecided(result)?.parts.map(({ part }) => part)).toEqual(['rooms', 'decor']);
    const onePart = rank([tally(20, 6, 0), tally(12, 2, 6)]);
    expect(whatDecided(onePart)?.parts.map(({ part }) => part)).toEqual(['rooms']);
  });

  test('is unknown if the win was shared, decided by a tie-break or has a single part', () => {
    expect(whatDecided(rank([tally(5, 0, 0), tally(0, 5, 0)]))).toBeUndefined();
    expect(whatDecided(rank([tally(5, 0, 0, 1), tally(0, 5, 0, 0)]))).toBeUndefined();
    const single = (points: number) => ({ score: points, parts: { points }, tieBreaks: [] });
    expect(whatDecided(rank([single(5), single(3)]))).toBeUndefined();
    expect(whatDecided(rank([tally(1, 1, 1)]))).toBeUndefined();
  });
});
