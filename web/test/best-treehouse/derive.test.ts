import { type PlayerView, SLOTS, type View } from '@richtfest/best-treehouse';
import { describe, expect, test } from 'vitest';
import { causesOf } from '../../src/games/best-treehouse/table/causes.ts';
import {
  cardsInFan,
  closedAt,
  countsOf,
  footholds,
  mostOfOthers,
  placeMarks,
  pointsOf,
  stuckCards,
  weekWith,
  weeksOf,
} from '../../src/games/best-treehouse/table/derive.ts';
import { freshView, stepsOf } from './support.ts';

const RED = 0;
const YELLOW = 12;
const BLUE = 36;

function withMine(changes: Partial<PlayerView>): View {
  const view = freshView(2, 0);
  return {
    ...view,
    players: view.players.map((player, seat) => (seat === 0 ? { ...player, ...changes } : player)),
  };
}

const tree = [
  { level: 2, position: 0, card: RED },
  { level: 2, position: 1, card: YELLOW },
];

function barsOf(view: View, card: number): Record<string, string | undefined> {
  return Object.fromEntries(
    placeMarks(view, 0, card).map(({ slot, bar }) => [`${slot.level}.${slot.position}`, bar]),
  );
}

describe('places', () => {
  test('every free slot has its blocking reason', () => {
    const bars = barsOf(withMine({ tree }), RED + 1);
    expect(Object.keys(bars)).toHaveLength(SLOTS.length - tree.length);
    expect(bars['3.0']).toBeUndefined();
    expect(bars['3.1']).toBeUndefined();
    // Adjacent only to yellow.
    expect(bars['3.2']).toBe('colour');
    expect(bars['4.0']).toBe('support');
  });

  test('a leaning tree blocks its side', () => {
    const bars = barsOf(withMine({ tree: tree.slice(0, 1), balance: 'left' }), BLUE);
    expect(bars['3.0']).toBe('balance');
    expect(bars['2.1']).toBeUndefined();
  });

  test('a walled-in colour has no place left, and its cards are marked', () => {
    // Blue at the bottom, red on both sides and above it.
    const walled = [
      { level: 2, position: 0, card: BLUE },
      { level: 2, position: 1, card: RED },
      { level: 3, position: 0, card: RED + 1 },
      { level: 3, position: 1, card: RED + 2 },
    ];
    const view = withMine({ tree: walled });
    expect(stuckCards(view, 0, [BLUE + 1, RED + 3, YELLOW])).toEqual([BLUE + 1]);
  });

  test('a place that closes a colour for good says so (BT-4)', () => {
    // Blue at the bottom left, red beside and above it: 3.0 is its last free neighbour.
    const closing = [
      { level: 2, position: 0, card: BLUE },
      { level: 2, position: 1, card: RED },
      { level: 3, position: 1, card: RED + 1 },
    ];
    const marks = placeMarks(withMine({ tree: closing }), 0, RED + 2);
    const closes = marks.flatMap((mark) => (mark.closes ? [[mark.slot.number, mark.closes]] : []));
    expect(closes).toEqual([[2, ['blue']]]);
    expect(closedAt(marks)).toEqual(['blue']);
    // A blue room there would grow it instead.
    expect(closedAt(placeMarks(withMine({ tree: closing }), 0, BLUE + 1))).toEqual([]);
    const last = { ...withMine({ tree: closing }), round: 3, pick: 5 };
    expect(closedAt(placeMarks(last, 0, RED + 2))).toEqual([]);
  });

  test('without a card, slots with support are footholds', () => {
    const free = (view: View) => footholds(view, 0).map(({ slot }) => slot.number);
    expect(free(freshView(2, 0))).toEqual([0, 1]);
    expect(free(withMine({ tree }))).toEqual([2, 3, 4]);
  });
});

test('rooms are counted by colour', () => {
  expect(countsOf(tree)).toEqual({ red: 1, yellow: 1, green: 0, blue: 0, purple: 0, brown: 0 });
});

test('the most rooms of a colour among the others', () => {
  const view = withMine({ tree });
  expect(mostOfOthers(view, 1)).toMatchObject({ red: 1, yellow: 1, green: 0 });
  expect(mostOfOthers(view, 0)).toMatchObject({ red: 0, yellow: 0 });
});

describe('points', () => {
  test('the points of the week with a bonus card, for every seat', () => {
    const view = withMine({ tree });
    expect(weekWith(view, { colour: 'red', seat: 0, bonus: 2 })).toEqual([3, 0]);
    expect(weekWith(view, { colour: 'red', seat: 0, bonus: 0 })).toEqual([1, 0]);
    const young = { ...view, options: { ...view.options, young: true } };
    expect(weekWith(young, { colour: 'yellow', seat: 1 })).toEqual([1, 0]);
  });

  test('the preview of the last pennant equals the scoring', () => {
    let checked = 0;
    for (const { before, events, seat, move } of stepsOf(20, 3)) {
      const scored = events.find((event) => event.type === 'round-scored');
      if (scored === undefined || move.verb !== 'put-bonus') continue;
      const bonus = before.players[seat]?.bonus ?? 0;
      const sums = scored.points.map((byColour) => byColour.reduce((sum, each) => sum + each, 0));
      expect(weekWith(before, { colour: move.colour, seat, bonus })).toEqual(sums);
      checked++;
    }
    expect(checked).toBe(3);
  });

  test('points exclude majorities until the game is over', () => {
    let last: View | undefined;
    for (const { after } of stepsOf(21, 4)) last = after;
    if (last === undefined) throw new Error('no steps');
    const sums = last.players.map(({ roundPoints }) =>
      roundPoints.reduce((sum, each) => sum + each, 0),
    );
    const points = pointsOf(last);
    expect(points.reduce((a, b) => a + b, 0)).toBeGreaterThan(sums.reduce((a, b) => a + b, 0));
    expect(weeksOf(last, 0)).toHaveLength(4);
    expect(weeksOf(last, 0).reduce((a, b) => a + b, 0)).toBe(points[0]);
    expect(pointsOf(withMine({ points: 7 }))).toEqual([7, 0]);
    expect(weeksOf(freshView(2, 0), 0)).toEqual([]);
  });
});

test('the card under the leaf is not in the fan; a hidden hand stays unknown', () => {
  expect(cardsInFan({ hand: [3, 9, 40], chosen: 9 })).toEqual([3, 40]);
  expect(cardsInFan({})).toBeUndefined();
});

test('a reason points at slots, balance and pennants', () => {
  const causes = causesOf({
    rule: 'BT-3',
    code: 'no-support',
    causes: [
      { component: 'slot', level: 2, position: 1 },
      { component: 'balance', seat: 0 },
      { component: 'scoring-card', colour: 'red' },
    ],
  });
  expect(causes.slots).toMatchObject([{ level: 2, position: 1 }]);
  expect(causes.isBalance).toBe(true);
  expect(causes.colours).toEqual(['red']);
  expect(causesOf(undefined)).toEqual({ slots: [], isBalance: false, colours: [], cards: [] });
});
