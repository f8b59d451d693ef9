import type { Language } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { nextToDraw } from '../../src/my-street/drawings.ts';
import { firstsOf } from '../../src/my-street/firsts.ts';
import { addressOf, housesIn } from '../../src/my-street/my-houses.ts';
import { storyFormat, storyOf } from '../../src/my-street/story.ts';
import { layoutOf, rowsAt } from '../../src/my-street/use-rows.ts';
import type { PlayedGame, PlayedSeat } from '../../src/statistics/chronicle.ts';

const mine = (name: string, place: number, feats?: string[]): PlayedSeat => ({
  name,
  isMine: true,
  points: 10,
  place,
  ...(feats === undefined ? {} : { feats }),
});
const bot = (level: string, place: number): PlayedSeat => ({
  name: 'Ida',
  bot: level,
  points: 9,
  place,
});
const played = (id: string, at: number, seats: readonly PlayedSeat[]): PlayedGame => ({
  id,
  game: 'three-little-pigs',
  where: 'device',
  at,
  seats,
});

describe('my street', () => {
  const games = [
    played('b', 2, [bot('club', 2), mine('Mia', 1, ['stone-house']), mine('Ben', 3)]),
    played('a', 1, [mine('Mia', 2), bot('club', 1)]),
  ];

  test('has a house for every seat of its people, latest first', () => {
    expect(housesIn(games).map(addressOf)).toEqual(['/street/b/1', '/street/b/2', '/street/a/0']);
    expect(housesIn(games, 'Mia').map(addressOf)).toEqual(['/street/b/1', '/street/a/0']);
  });

  test('celebrates firsts of each person, once', () => {
    const firsts = firstsOf(housesIn(games));
    expect(firsts.get('a/0')).toEqual([{ is: 'house' }]);
    expect(firsts.get('b/1')).toEqual([
      { is: 'win' },
      { is: 'win-against', level: 'club' },
      { is: 'feat', game: 'three-little-pigs', feat: 'stone-house' },
    ]);
    expect(firsts.get('b/2')).toEqual([{ is: 'house' }]);
  });

  test('does not repeat a first, and names the first game of each kind', () => {
    const again = played('c', 3, [mine('Mia', 1, ['stone-house']), bot('club', 2)]);
    const other = { ...played('d', 4, [mine('Mia', 2), bot('club', 1)]), game: 'dream-home' };
    const firsts = firstsOf(housesIn([other, again, ...games]));
    expect(firsts.has('c/0')).toBe(false);
    expect(firsts.get('d/0')).toEqual([{ is: 'game', game: 'dream-home' }]);
  });

  test('tells the story to its builder, and names everyone where several people played', () => {
    const [mias, , alone] = housesIn(games);
    const tell = (house: typeof mias, language: Language) => {
      const format = storyFormat(house!, language);
      return storyOf(house!, 'Pigs', { language, format });
    };
    expect(tell(alone, 'en')).toMatch(
      /^You built it on .* in Pigs\. At the table: you \(10\) and Ida \(9\)\. You came in at place 2\.$/u,
    );
    expect(tell(alone, 'de')).toMatch(/^Du hast .* gebaut\. .* Du bist auf Platz 2 gekommen\.$/u);
    expect(tell(alone, 'nl')).toMatch(/^Je hebt .* gebouwd\. .* Je bent op plaats 2 geëindigd\.$/u);
    expect(tell(mias, 'en')).toMatch(/^Mia built it .* Mia \(10\) and Ben \(10\)\. Mia won\.$/u);
  });

  test('does not call a game alone a win', () => {
    expect(firstsOf(housesIn([played('a', 1, [mine('Mia', 1)])])).get('a/0')).toEqual([
      { is: 'house' },
    ]);
  });
});

test('houses are drawn in their order, but not while the street moves', () => {
  const houses = housesIn([played('b', 2, [mine('Mia', 1)]), played('a', 1, [mine('Mia', 2)])]);
  const isDrawn = ({ key }: { readonly key: string }) => key === 'b/0';
  expect(nextToDraw(houses, { isMoving: false, isDrawn })?.key).toBe('a/0');
  expect(nextToDraw(houses, { isMoving: true, isDrawn })).toBeUndefined();
  expect(nextToDraw(houses, { isMoving: false, isDrawn: () => true })).toBeUndefined();
});

describe('the rows of a street', () => {
  test('are as wide as the screen, with at least two houses', () => {
    expect(layoutOf(320).columns).toBe(2);
    expect(layoutOf(1440).columns).toBe(6);
    expect(layoutOf(0).height).toBeGreaterThan(0);
  });

  test('exist near the visible part only, however far it is scrolled', () => {
    const { height } = layoutOf(360);
    const rendered = [0, 1000, 20_000].map((top) => {
      const { from, to } = rowsAt(top, 740, height);
      expect(from * height).toBeLessThanOrEqual(top);
      expect(to * height).toBeGreaterThanOrEqual(top + 740);
      return to - from;
    });
    expect(Math.max(...rendered)).toBeLessThanOrEqual(9);
  });
});
