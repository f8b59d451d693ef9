import type { Random, Watcher } from '@richtfest/engine';
import { NONE, bestTreehouse as game } from '../src/index.ts';
import type { State } from '../src/state.ts';

/** A place a card can lie in. */
interface Pile {
  readonly cards: number[];
  /** Sorted in ascending order. */
  readonly isSorted: boolean;
}

/**
 * The piles whose cards a watcher can't have seen, derived from the rules and not from `memory`:
 * the deck, hands that the watcher has not held in this round, and for the public everything face
 * down.
 */
function unseenPiles({ deck, players, pick }: State, watcher: Watcher): Pile[] {
  const piles: Pile[] = [{ cards: deck, isSorted: true }];
  players.forEach(({ hand, discarded, sixth }, holder) => {
    if (watcher === 'public') {
      piles.push({ cards: discarded, isSorted: false }, { cards: sixth, isSorted: false });
    }
    if (watcher === 'public' || !hasHeld(players.length, { watcher, holder, pick })) {
      piles.push({ cards: hand, isSorted: true });
    }
  });
  return piles;
}

/** Whether a seat has held the hand that `holder` holds now. */
function hasHeld(
  players: number,
  { watcher, holder, pick }: { watcher: number; holder: number; pick: number },
): boolean {
  for (let earlier = 0; earlier < pick; earlier++) {
    if ((watcher + earlier) % players === holder) return true;
  }
  return false;
}

/**
 * A state that differs only in what the watcher can't see: unseen cards are swapped, and secret
 * decisions are different.
 */
export function swapped(state: State, watcher: Watcher, random: Random): State {
  const other = game.clone(state);
  const piles = unseenPiles(other, watcher);
  for (let count = 0; count < 60; count++) {
    const [a, b] = [piles[random.below(piles.length)]!, piles[random.below(piles.length)]!];
    if (a.cards.length === 0 || b.cards.length === 0) continue;
    const [at, to] = [random.below(a.cards.length), random.below(b.cards.length)];
    const card = a.cards[at]!;
    a.cards[at] = b.cards[to]!;
    b.cards[to] = card;
  }
  for (const { cards, isSorted } of piles) if (isSorted) cards.sort((x, y) => x - y);
  other.players.forEach((player, seat) => {
    if (seat === watcher) return;
    if (other.phase === 'choose' && player.chosen !== NONE) {
      player.chosen = player.hand[random.below(player.hand.length)]!;
    }
    if (player.settled !== NONE) redecide(other, seat, random);
  });
  return other;
}

/** Another legal placement of the revealed card. */
function redecide(state: State, seat: number, random: Random): void {
  const table = game.clone(state);
  const dealer = { chance: { pick: () => fail() }, report: undefined };
  game.play(table, seat, { verb: 'take-back' }, dealer);
  const moves = game.legal(table, seat);
  game.play(table, seat, moves[random.below(moves.length)]!, dealer);
  state.players[seat]!.settled = table.players[seat]!.settled;
}

function fail(): never {
  throw new Error('a secret decision asks no chance');
}
