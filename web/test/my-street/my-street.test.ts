import type { Language } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { nextToDraw } from '../../src/my-street/drawings.ts';
import { firstsOf, hasRosette } from '../../src/my-street/firsts.ts';
import { housePath, housesIn } from '../../src/my-street/my-houses.ts';
import { storyFormat, storyOf } from '../../src/my-street/story.ts';
import { atRest, housesAt, layoutOf, whileMoving } from '../../src/my-street/use-rows.ts';
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
    expect(housesIn(games).map(housePath)).toEqual(['/street/b/1', '/street/b/2', '/street/a/0']);
    expect(housesIn(games, 'Mia').map(housePath)).toEqual(['/street/b/1', '/street/a/0']);
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
      /^You built it on .* in Pigs\. At the table: you \(10\) and Ida \(9\)\. You finished in place 2\.$/u,
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
    const layout = layoutOf(360);
    const rendered = [0, 1000, 20_000].map((top) => {
      const { from, to } = housesAt(top, 740, layout);
      expect((from / layout.columns) * layout.height).toBeLessThanOrEqual(top);
      expect((to / layout.columns) * layout.height).toBeGreaterThanOrEqual(top + 740);
      return to - from;
    });
    expect(Math.max(...rendered)).toBeLessThanOrEqual(18);
  });

  test('stay as they are while the street moves among rows that are there', () => {
    const shown = { from: 0, to: 60 };
    expect(whileMoving(shown, { from: 10, to: 26 }, 2)).toEqual(shown);
    expect(whileMoving(shown, { from: 50, to: 66 }, 2)).toEqual({ from: 0, to: 66 });
    expect(whileMoving({ from: 40, to: 60 }, { from: 30, to: 46 }, 2)).toEqual({
      from: 30,
      to: 60,
    });
  });

  test('are replaced after a jump, and never become many', () => {
    const far = { from: 300, to: 316 };
    expect(whileMoving({ from: 0, to: 60 }, far, 2)).toEqual(far);
    expect(whileMoving(far, { from: 0, to: 16 }, 2)).toEqual({ from: 0, to: 16 });
    let shown = { from: 0, to: 16 };
    for (let row = 0; row < 500; row++) {
      shown = whileMoving(shown, { from: row * 2, to: row * 2 + 16 }, 2);
      expect(shown.to - shown.from).toBeLessThanOrEqual(2 * (48 + 8));
    }
  });

  test('grow row by row at rest, from the first house to some rows ahead', () => {
    const needed = { from: 100, to: 116 };
    expect(atRest(needed, needed, 2)).toEqual({ from: 98, to: 118 });
    let shown = { from: 10, to: 116 };
    for (let step = 0; step < 40; step++) shown = atRest(shown, needed, 2);
    expect(shown).toEqual({ from: 52, to: 164 });
    expect(atRest(shown, needed, 2)).toEqual(shown);
    expect(atRest({ from: 0, to: 16 }, { from: 0, to: 16 }, 2)).toEqual({ from: 0, to: 18 });
  });
});

test('a house wears a rosette for a win or a feat, not just for being the first', () => {
  expect(hasRosette([])).toBe(false);
  expect(hasRosette([{ is: 'house' }])).toBe(false);
  expect(hasRosette([{ is: 'game', game: 'dream-home' }])).toBe(false);
  expect(hasRosette([{ is: 'house' }, { is: 'win' }])).toBe(true);
  expect(hasRosette([{ is: 'feat', game: 'three-little-pigs', feat: 'stone' }])).toBe(true);
});
