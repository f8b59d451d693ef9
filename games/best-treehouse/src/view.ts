import { type Seat, type SeatSet, type Watcher, seatsIn } from '@richtfest/engine';
import type { Event, Settled } from './events.ts';
import { bonusCardsLeft } from './moves/take-bonus.ts';
import type { Options } from './options.ts';
import { pointsOf } from './scoring.ts';
import { slotOf } from './slots.ts';
import { type Player, type State, TO_DISCARD, playerAt } from './state.ts';
import { roomsOf } from './tree-rooms.ts';
import {
  BALANCES,
  BONUSES,
  type Balance,
  type Bonus,
  COLOURS,
  type Colour,
  NONE,
  type Phase,
} from './words.ts';

/** What one watcher sees. */
export interface View {
  readonly options: Options;
  /** The owner of the view. */
  readonly watcher: Watcher;
  readonly phase: Phase;
  /** 1 to 3. */
  readonly round: number;
  /** 1 to 5. */
  readonly pick: number;
  /** The seats that still have to decide. */
  readonly owing: readonly Seat[];
  /** BT-10: the first chooser of this round's scoring; before it, of the previous one. */
  readonly firstChooser: Seat;
  /** The number of undealt cards. */
  readonly deckSize: number;
  /** BT-1: the six scoring cards, in the order of the colours. */
  readonly scoringCards: readonly ScoringCard[];
  /** The available bonus cards of this scoring. */
  readonly bonusesLeft: readonly Bonus[];
  readonly players: readonly PlayerView[];
}

export interface ScoringCard {
  readonly colour: Colour;
  /** The seat whose bonus card lies on it, or, with young players, that took it. */
  readonly seat?: Seat;
  /** The bonus card on it; none with young players. */
  readonly bonus?: Bonus;
}

export interface PlayerView {
  /** From the bottom to the top, on each level from left to right. */
  readonly tree: readonly TreeRoom[];
  readonly balance: Balance;
  /** A card chosen in secret is still among them. */
  readonly handSize: number;
  /** Ascending; only in the seat's own view. */
  readonly hand?: readonly number[];
  readonly hasChosen: boolean;
  /** The secretly chosen card; only in the seat's own view. */
  readonly chosen?: number;
  /** The revealed card while all build. */
  readonly revealed?: number;
  readonly hasSettled: boolean;
  /** The place of the revealed card; only in the seat's own view. */
  readonly settled?: Settled;
  /** BT-8, BT-7: cards that lie face down. */
  readonly discardedCount: number;
  readonly sixthCount: number;
  /** The bonus card taken in this scoring, whether or not it lies on a scoring card yet. */
  readonly bonus?: Bonus;
  /** By round: points of the scorings so far. */
  readonly roundPoints: readonly number[];
  readonly points: number;
}

export interface TreeRoom {
  readonly level: number;
  readonly position: number;
  readonly card: number;
}

/** What a seat saw earlier and the view no longer shows. */
export interface Memory {
  /**
   * By seat: the cards of a hand the seat has held, minus those revealed since; a secretly chosen
   * card is still among them. Absent for a hand that was never seen.
   */
  readonly hands: readonly KnownHand[];
  /** By seat: the cards it turned face down after they were revealed. */
  readonly discarded: readonly (readonly number[])[];
  /** By seat: its sixth cards. Every seat has held all hands by then. */
  readonly sixth: readonly (readonly number[])[];
}

interface KnownHand {
  readonly seat: Seat;
  readonly cards: readonly number[];
}

export function view(state: State, watcher: Watcher): View {
  const { options, phase, round, pick, firstChooser } = state;
  return {
    options,
    watcher,
    phase,
    round,
    pick,
    owing: seatsIn(state.owing as SeatSet),
    firstChooser,
    deckSize: state.deck.length,
    scoringCards: COLOURS.map((colour, number) => scoringCard(state, colour, number)),
    bonusesLeft: bonusesLeft(state),
    players: state.players.map((player, seat) => playerView(state, player, seat === watcher)),
  };
}

function scoringCard(state: State, colour: Colour, number: number): ScoringCard {
  const seat = state.claims[number] ?? NONE;
  if (seat === NONE) return { colour };
  const { bonus } = playerAt(state, seat);
  return bonus === NONE ? { colour, seat } : { colour, seat, bonus: bonus as Bonus };
}

/** BT-11, BT-15: two players have theirs from the start, young players have none. */
function bonusesLeft(state: State): Bonus[] {
  if (state.options.young || state.players.length === 2) return [];
  return BONUSES.flatMap((bonus) =>
    Array.from({ length: bonusCardsLeft(state, bonus) }, () => bonus),
  );
}

function playerView(state: State, player: Player, isOwn: boolean): PlayerView {
  const { hand, chosen, settled, balance, discarded, sixth, bonus, points } = player;
  const isSecret = state.phase === 'choose';
  return {
    tree: roomsOf(player.tree),
    balance: BALANCES[balance + 1] ?? 'middle',
    handSize: hand.length,
    ...(isOwn ? { hand: hand.slice() } : {}),
    hasChosen: chosen !== NONE,
    ...(chosen !== NONE && isSecret && isOwn ? { chosen } : {}),
    ...(chosen !== NONE && !isSecret ? { revealed: chosen } : {}),
    hasSettled: settled !== NONE,
    ...(settled !== NONE && isOwn ? { settled: settledPlace(settled) } : {}),
    discardedCount: discarded.length,
    sixthCount: sixth.length,
    ...(bonus === NONE ? {} : { bonus: bonus as Bonus }),
    roundPoints: points.slice(),
    points: pointsOf(player),
  };
}

function settledPlace(settled: number): Settled {
  if (settled === TO_DISCARD) return 'discard';
  const { level, position } = slotOf(settled);
  return { level, position };
}

/**
 * A seat has held the hands that the last `pick` seats after it hold now; cards taken from them
 * since were revealed. Discards were shown to all, and every seat has held every hand before a
 * sixth card is put away.
 */
export function memory(state: State, seat: Seat): Memory {
  const { players, pick } = state;
  return {
    hands: players.flatMap(({ hand }, holder) => {
      const ahead = (holder - seat + players.length) % players.length;
      return ahead > 0 && ahead < pick && hand.length > 0
        ? [{ seat: holder, cards: hand.slice() }]
        : [];
    }),
    discarded: players.map(({ discarded }) => discarded.slice()),
    sixth: players.map(({ sixth }) => sixth.slice()),
  };
}

/**
 * Secrets stay with their seat even after the reveal, because a choice that was taken back is never
 * revealed. A revealed card that lies face down is not shown again (BT-8).
 */
export function eventFor(event: Event, watcher: Watcher, state: State): Event | undefined {
  switch (event.type) {
    case 'hand-dealt':
    case 'card-chosen':
    case 'place-settled':
      return event.seat === watcher ? event : { type: event.type, seat: event.seat };
    case 'choice-taken-back':
      return event.seat === watcher ? event : undefined;
    case 'cards-revealed':
      return {
        ...event,
        cards: event.cards.map((card) => (isFaceDown(state, card) ? NONE : card)),
      };
    case 'first-chooser-drawn':
    case 'round-began':
    case 'last-cards-put-away':
    case 'room-built':
    case 'card-discarded':
    case 'hands-passed':
    case 'scoring-began':
    case 'bonus-taken':
    case 'bonus-put':
    case 'colour-taken':
    case 'round-scored':
    case 'majority-won':
    case 'majority-tied':
    case 'game-ended':
      return event;
  }
}

function isFaceDown({ players }: State, card: number): boolean {
  return players.some(({ discarded }) => discarded.includes(card));
}
