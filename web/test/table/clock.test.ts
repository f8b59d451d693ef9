import { formatWith } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { friendlyMoment, spanName } from '../../src/time/friendly-time.ts';
import { frameTexts } from '../../src/texts/index.ts';
import { clockText, secondsUntil } from '../../src/table/time-left.ts';

describe('a clock', () => {
  test('counts whole seconds down to 0', () => {
    expect(secondsUntil(10_000, 8_999)).toBe(2);
    expect(secondsUntil(10_000, 9_000)).toBe(1);
    expect(secondsUntil(10_000, 10_500)).toBe(0);
  });

  test('is formatted like a clock', () => {
    expect(clockText(0)).toBe('0:00');
    expect(clockText(65)).toBe('1:05');
    expect(clockText(93_600)).toBe('26:00:00');
  });
});

describe('a long time', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30).getTime();
  const now = at(15, 20);

  test.each([
    ['en', at(15, 23), 'today, 23:30'],
    ['en', at(16, 0), 'tomorrow, 00:30'],
    ['de', at(16, 18), 'morgen, 18:30'],
    ['nl', at(18, 18), 'woensdag, 18:30'],
    ['de', at(21, 9), 'Samstag, 09:30'],
    ['en', at(22, 9), '22 November, 09:30'],
  ] as const)('%s %i is told as %s', (language, moment, said) => {
    expect(friendlyMoment(language, moment, now)).toBe(said);
  });

  test('a span has a name', () => {
    expect(spanName('en', 60)).toBe('1 minute');
    expect(spanName('de', 180)).toBe('3 Minuten');
    expect(spanName('nl', 8 * 3600)).toBe('8 uur');
    expect(spanName('de', 3 * 86_400)).toBe('3 Tage');
    expect(spanName('nl', 7 * 86_400)).toBe('1 week');
  });
});

test.each([
  ['en', 'Anna is away right now.', 'Anna and Ben are away right now.'],
  ['de', 'Anna ist gerade nicht da.', 'Anna und Ben sind gerade nicht da.'],
  ['nl', 'Anna is er even niet.', 'Anna en Ben zijn er even niet.'],
] as const)(
  'absent players are named with a verb that agrees in number (%s)',
  (language, one, two) => {
    const { list } = formatWith(Intl, language, []);
    const { away } = frameTexts[language].table;
    expect(away(list(['Anna']), 1)).toBe(one);
    expect(away(list(['Anna', 'Ben']), 2)).toBe(two);
  },
);
