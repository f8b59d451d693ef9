import {
  type Colour,
  PICKS,
  type Place,
  type PlayerView,
  ROUNDS,
  type ScoringCard,
  type Slot,
  type TreeRoom,
  type View,
  placesOf,
  scoreTree,
  tallyOfView,
} from '@richtfest/best-treehouse';

/** What blocks a place: no support (BT-3), no room of its colour nearby (BT-4), balance (BT-5). */
export type Bar = 'support' | 'colour' | 'balance';

/** A free place and what blocks a card there, if anything. */
export interface PlaceMark {
  readonly slot: Slot;
  readonly bar?: Bar;
  /** BT-4: the colours that could not grow any more. */
  readonly closes?: readonly Colour[];
}

const BARS: Readonly<Partial<Record<string, Bar>>> = {
  'no-support': 'support',
  'touches-no-room-of-its-colour': 'colour',
  'side-is-barred': 'balance',
};

/** The free places of a tree and what blocks a card at each. */
export function placeMarks(view: View, seat: number, card: number): PlaceMark[] {
  // After the last card no colour grows any more.
  const isLastCard = view.round === ROUNDS && view.pick === PICKS;
  return placesOf(view, seat, card).flatMap(({ slot, reason, closes }): PlaceMark[] => {
    if (reason === undefined) {
      return [closes === undefined || isLastCard ? { slot } : { slot, closes }];
    }
    const bar = BARS[reason.code];
    return bar === undefined ? [] : [{ slot, bar }];
  });
}

/** Cards that don't fit into a tree and can only be discarded (BT-8). */
export function stuckCards(view: View, seat: number, cards: readonly number[]): number[] {
  return cards.filter((card) => placeMarks(view, seat, card).every(({ bar }) => bar !== undefined));
}

/** The colours that a card would close at one of these places. */
export function closedAt(marks: readonly PlaceMark[]): Colour[] {
  return [...new Set(marks.flatMap(({ closes = [] }) => closes))];
}

/** BT-13: the most rooms of each colour that another seat has. */
export function mostOfOthers(view: View, seat: number): Readonly<Record<Colour, number>> {
  const most = { ...countsOf([]) };
  view.players.forEach(({ tree }, other) => {
    if (other === seat) return;
    for (const { colour, rooms } of scoreTree(tree, [], false)) {
      most[colour] = Math.max(most[colour], rooms);
    }
  });
  return most;
}

/** BT-3: free places with support, for any card. */
export function footholds(view: View, seat: number): PlaceMark[] {
  if (view.phase !== 'choose' && view.phase !== 'build') return [];
  return placeMarks(view, seat, 0).flatMap(({ slot, bar }) =>
    bar === 'support' ? [] : [{ slot }],
  );
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.level === other.level && one.position === other.position;
}

export function markAt(marks: readonly PlaceMark[], place: Place): PlaceMark | undefined {
  return marks.find(({ slot }) => isSamePlace(slot, place));
}

/** The number of rooms of each colour in a tree. */
export function countsOf(tree: readonly TreeRoom[]): Readonly<Record<Colour, number>> {
  const scores = scoreTree(tree, [], false).map(({ colour, rooms }) => [colour, rooms] as const);
  return Object.fromEntries(scores) as Record<Colour, number>;
}

/** BT-12: the points of this week by seat, with the scoring cards as they are. */
export function weekWith(view: View, card: ScoringCard): number[] {
  const cards = view.scoringCards.map((each) => (each.colour === card.colour ? card : each));
  return view.players.map(({ tree }) =>
    scoreTree(tree, cards, view.options.young).reduce((sum, { points }) => sum + points, 0),
  );
}

/** The points by seat; once the game is over, including majorities. */
export function pointsOf(view: View): number[] {
  if (view.phase === 'over') return tallyOfView(view).map(({ score }) => score);
  return view.players.map(({ points }) => points);
}

/** BT-12, BT-13: the points of the scored weeks and, at the end, of the majorities. */
export function weeksOf(view: View, seat: number): readonly number[] {
  const { round, phase } = view;
  const weeks = view.players[seat]?.roundPoints ?? [];
  if (phase !== 'over') return weeks.slice(0, round - 1);
  return [...weeks, tallyOfView(view)[seat]?.parts['most'] ?? 0];
}

/** The hand without the card under the leaf. */
export function cardsInFan({ hand, chosen }: Pick<PlayerView, 'hand' | 'chosen'>) {
  return hand?.filter((card) => card !== chosen);
}
