import {
  type Colour,
  type Place,
  type PlayerView,
  type ScoringCard,
  type Slot,
  type TreeRoom,
  type View,
  placesOf,
  scoreTree,
  tallyOfView,
} from '@richtfest/best-treehouse';

/** What bars a place: nothing to stand on (BT-3), no room of its colour beside it (BT-4), the lean (BT-5). */
export type Bar = 'support' | 'colour' | 'balance';

/** A free place and what bars it for a card, if anything does. */
export interface PlaceMark {
  readonly slot: Slot;
  readonly bar?: Bar;
}

const BARS: Readonly<Partial<Record<string, Bar>>> = {
  'no-support': 'support',
  'touches-no-room-of-its-colour': 'colour',
  'side-is-barred': 'balance',
};

/** Where a card could go in a tree, and why not elsewhere. */
export function placeMarks(view: View, seat: number, card: number): PlaceMark[] {
  return placesOf(view, seat, card).flatMap(({ slot, reason }) => {
    if (reason === undefined) return [{ slot }];
    const bar = BARS[reason.code];
    return bar === undefined ? [] : [{ slot, bar }];
  });
}

/** The cards no place of a tree takes: they could only be discarded (BT-8). */
export function stuckCards(view: View, seat: number, cards: readonly number[]): number[] {
  return cards.filter((card) => placeMarks(view, seat, card).every(({ bar }) => bar !== undefined));
}

/** BT-3: free places with something to stand on, whatever the card. */
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

/** How many rooms of each colour are in a tree. */
export function countsOf(tree: readonly TreeRoom[]): Readonly<Record<Colour, number>> {
  const scores = scoreTree(tree, [], false).map(({ colour, rooms }) => [colour, rooms] as const);
  return Object.fromEntries(scores) as Record<Colour, number>;
}

/** BT-12: by seat, what this week would bring with the scoring cards like this. */
export function weekWith(view: View, card: ScoringCard): number[] {
  const cards = view.scoringCards.map((each) => (each.colour === card.colour ? card : each));
  return view.players.map(({ tree }) =>
    scoreTree(tree, cards, view.options.young).reduce((sum, { points }) => sum + points, 0),
  );
}

/** By seat: the points on the track; when all is over, with what the majorities brought. */
export function pointsOf(view: View): number[] {
  if (view.phase === 'over') return tallyOfView(view).map(({ score }) => score);
  return view.players.map(({ points }) => points);
}

/** BT-12, BT-13: the points of the weeks that have been scored, and at last of the majorities. */
export function weeksOf(view: View, seat: number): readonly number[] {
  const { round, phase } = view;
  const weeks = view.players[seat]?.roundPoints ?? [];
  if (phase !== 'over') return weeks.slice(0, round - 1);
  return [...weeks, tallyOfView(view)[seat]?.parts['most'] ?? 0];
}

/** The hand without the card that lies under the leaf. */
export function cardsInFan({ hand, chosen }: Pick<PlayerView, 'hand' | 'chosen'>) {
  return hand?.filter((card) => card !== chosen);
}
