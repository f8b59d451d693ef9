import { describe, expect, test } from 'vitest';
import { changeAt } from '../../src/board/change-at.ts';
import { isListed } from '../../src/board/taps.ts';
import { saidMarks, seatMarks } from '../../src/board/neighbour-marks.ts';
import { frameTexts } from '../../src/texts/index.ts';

interface Move {
  readonly verb: string;
  readonly dice?: readonly number[];
  readonly seat?: number;
}

describe('a move among others', () => {
  const moves: readonly Move[] = [{ verb: 'roll', dice: [0, 2] }, { verb: 'stop' }];

  test('is found whatever the order of its properties', () => {
    expect(isListed({ dice: [0, 2], verb: 'roll' }, moves)).toBe(true);
    expect(isListed({ verb: 'stop' }, moves)).toBe(true);
  });

  test('is not found if a property differs', () => {
    expect(isListed({ verb: 'roll', dice: [2, 0] }, moves)).toBe(false);
    expect(isListed({ verb: 'stop', seat: 1 }, moves)).toBe(false);
  });
});

test('one item of a list changes, the list itself does not', () => {
  const list = [1, 2, 3];
  expect(changeAt(list, 1, (item) => item * 10)).toEqual([1, 20, 3]);
  expect(changeAt(list, 7, () => 0)).toEqual(list);
  expect(list).toEqual([1, 2, 3]);
});

describe('the marks of a seat', () => {
  const seats = [
    { name: 'Anna', who: 'person-here', isPresent: true, doNotDisturb: false },
    { name: 'Ben', who: 'person-elsewhere', isPresent: false, doNotDisturb: true },
  ] as const;

  test('comes from the match', () => {
    expect(seatMarks({ seats }, 0)).toEqual({ isAway: false, doNotDisturb: false });
    expect(seatMarks({ seats }, 1)).toEqual({ isAway: true, doNotDisturb: true });
  });

  test('are also given in words', () => {
    const marks = { isToMove: true, hasChosen: true, ...seatMarks({ seats }, 1) };
    expect(saidMarks(marks, frameTexts.en.neighbour)).toEqual([
      'to move',
      'has chosen',
      'away',
      'busy',
    ]);
    expect(saidMarks({}, frameTexts.en.neighbour)).toEqual([]);
  });
});
