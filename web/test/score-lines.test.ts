import { rank, formatWith } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { hasTie, scoreLines } from '../src/end/score-lines.ts';
import { frameTexts } from '../src/texts/index.ts';
import { pigs } from './support/local.ts';

const table = { texts: pigs.texts.en, format: formatWith(Intl, 'en', ['Anna', 'Ben']) };
const tally = (tiles: number, houses: number) => ({
  score: tiles + houses,
  parts: { tiles, houses },
  tieBreaks: [houses],
});

describe('the lines of the score sheet', () => {
  test('are the parts, the total and the places', () => {
    const result = rank([tally(12, 2), tally(8, 1)]);
    expect(scoreLines(table, result, frameTexts.en)).toEqual([
      { key: 'tiles', name: 'Tiles', values: ['12', '8'], isTotal: false },
      { key: 'houses', name: 'Finished houses', values: ['2', '1'], isTotal: false },
      { key: 'total', name: 'Total', values: ['14', '9'], isTotal: true },
      { key: 'place', name: 'Place', values: ['1st', '2nd'], isTotal: false },
    ]);
  });

  test('show the tie-break, if there is a tie', () => {
    const result = rank([tally(11, 1), tally(10, 2)]);
    expect(hasTie(result)).toBe(true);
    const lines = scoreLines(table, result, frameTexts.en);
    expect(lines.map(({ key }) => key)).toEqual(['tiles', 'houses', 'total', 'tie', 'place']);
    expect(lines.find(({ key }) => key === 'tie')?.values).toEqual(['1', '2']);
    expect(lines.find(({ key }) => key === 'place')?.values).toEqual(['2nd', '1st']);
  });
});
