import { rank } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { celebratedSeats } from '../../src/end/celebrated-seats.ts';
import type { SeatInfo } from '../../src/match/match-client.ts';

const seat = (who: SeatInfo['who']): SeatInfo => ({
  name: 'Anna',
  who,
  isPresent: true,
  doNotDisturb: false,
});
const result = rank([3, 9, 5].map((score) => ({ score, parts: {}, tieBreaks: [] })));

test('everyone at the device sees their own house', () => {
  const together = { seats: [seat('person-here'), seat('bot'), seat('person-here')] };
  expect(celebratedSeats(together, result)).toEqual([0, 2]);
  const alone = { seats: [seat('person-elsewhere'), seat('bot'), seat('person-here')] };
  expect(celebratedSeats(alone, result)).toEqual([2]);
});

test('those who only watch see the winner’s house', () => {
  const watching = { seats: [seat('bot'), seat('person-elsewhere'), seat('bot')] };
  expect(celebratedSeats(watching, result)).toEqual([1]);
});
