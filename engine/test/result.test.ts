import {
  NO_SEATS,
  clockwiseFrom,
  firstSeatOf,
  hasSeat,
  onlySeat,
  rank,
  seatsIn,
  setOfSeats,
  tallyOf,
  tiesOf,
  winShares,
  winnersOf,
} from '@richtfest/engine';
import { expect, test } from 'vitest';

const tally = (score: number, ...tieBreaks: number[]) => ({
  score,
  parts: { all: score },
  tieBreaks,
});

test('places follow score, then tie breaks; equals share and leave a gap', () => {
  const result = rank([tally(5, 1), tally(7, 0), tally(7, 2), tally(7, 2)]);
  expect(result.seats.map(({ place }) => place)).toEqual([4, 3, 1, 1]);
  expect(winnersOf(result)).toEqual([2, 3]);
  expect(winShares(result)).toEqual([0, 0, 0.5, 0.5]);
});

test('a later tie break counts only if the earlier ones are equal', () => {
  const places = rank([tally(1, 2, 0), tally(1, 1, 9), tally(1, 2, 1)]).seats.map(
    ({ place }) => place,
  );
  expect(places).toEqual([2, 3, 1]);
});

test('a tie comes with the first tie-break that decides it', () => {
  const result = rank([tally(5, 1, 2), tally(7, 3), tally(5, 1, 4), tally(7, 3), tally(2)]);
  expect(tiesOf(result)).toEqual([
    { score: 7, seats: [1, 3], deciding: undefined },
    { score: 5, seats: [0, 2], deciding: { key: 1, values: [2, 4] } },
  ]);
});

test('parts add up', () => {
  expect(tallyOf({ tiles: 9, pots: 1 })).toEqual({ score: 10, parts: { tiles: 9, pots: 1 } });
});

test('sets of seats', () => {
  const set = setOfSeats([4, 1]);
  expect(seatsIn(set)).toEqual([1, 4]);
  expect(firstSeatOf(set)).toBe(1);
  expect(hasSeat(set, 4)).toBe(true);
  expect(hasSeat(set, 0)).toBe(false);
  expect(seatsIn(NO_SEATS)).toEqual([]);
  expect(seatsIn(onlySeat(3))).toEqual([3]);
  expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1]);
});
