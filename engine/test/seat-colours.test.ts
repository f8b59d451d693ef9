import { describe, expect, test } from 'vitest';
import {
  type MatchFile,
  SEAT_COLOURS,
  type SeatColour,
  matchFileProblems,
  problemText,
  seatColours,
} from '../src/index.ts';

const colours = (...chosen: (SeatColour | undefined)[]) =>
  seatColours(chosen.map((colour) => ({ colour })));

describe('the colours of the seats', () => {
  test('follow the seat order by default', () => {
    expect(colours(undefined, undefined, undefined)).toEqual(['brick', 'sky', 'leaf']);
  });

  test('are the chosen ones, and no two are the same', () => {
    expect(colours('sky', undefined)).toEqual(['sky', 'leaf']);
    expect(colours(undefined, 'brick')).toEqual(['sky', 'brick']);
    expect(colours(undefined, undefined, 'brick', undefined, undefined)).toEqual([
      'sky',
      'leaf',
      'brick',
      'straw',
      'plum',
    ]);
  });

  test('never run out, even for more seats than there are colours', () => {
    const many = colours(...Array.from({ length: 7 }, () => undefined));
    expect(many.slice(0, 5)).toEqual(SEAT_COLOURS);
    expect(many).toHaveLength(7);
  });
});

describe('the colours in a match file', () => {
  const file = (seats: MatchFile['seats']): MatchFile => ({
    format: 'richtfest-match/1',
    game: 'pebbles',
    rulesVersion: 1,
    options: {},
    seats,
    generator: { name: 'fast', seed: 's', game: 0 },
    moves: [],
  });
  const said = (seats: object[]) => matchFileProblems(file(seats as never)).map(problemText);

  test('are optional', () => {
    expect(said([{ name: 'Ada', colour: 'plum' }, { name: 'Ben' }])).toEqual([]);
  });

  test('must be known', () => {
    expect(said([{ name: 'Ada', colour: 'mauve' }]).join()).toContain('seats[0].colour');
  });

  test('must be distinct', () => {
    expect(
      said([
        { name: 'Ada', colour: 'plum' },
        { name: 'Ben', colour: 'plum' },
      ]),
    ).toEqual(['seats[1].colour must be another than that of seat 0, which is plum, too']);
  });
});
