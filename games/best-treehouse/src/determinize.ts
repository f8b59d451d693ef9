import type { Observation, Random } from '@richtfest/engine';
import { CARD_COUNT, colourNumber } from './data/rooms.ts';
import type { Settled } from './events.ts';
import { openSlots, planted, slotsIn } from './places.ts';
import { slotNumber } from './slots.ts';
import { type Player, type State, TO_DISCARD } from './state.ts';
import { treeOf } from './tree-rooms.ts';
import type { Memory, PlayerView, View } from './view.ts';
import { BALANCES, NONE } from './words.ts';

/**
 * A state that agrees with view and memory: known hands stay, unseen cards are dealt to unseen
 * places, and secret decisions are sampled.
 */
export function determinize({ view, memory }: Observation<View, Memory>, random: Random): State {
  const unseen = new UnseenCards(view, memory, random);
  const players = view.players.map((player, seat) =>
    imaginePlayer({ view, player, seat, memory, unseen, random }),
  );
  const claims = view.scoringCards.map(({ seat }) => seat ?? NONE);
  const { options, phase, round, pick, firstChooser } = view;
  const owing = view.owing.reduce((seats, seat) => seats | (1 << seat), 0);
  const deck = unseen.rest();
  return { options, phase, round, pick, owing, firstChooser, deck, players, claims };
}

interface Imagined {
  readonly view: View;
  readonly player: PlayerView;
  readonly seat: number;
  readonly memory: Memory | undefined;
  readonly unseen: UnseenCards;
  readonly random: Random;
}

function imaginePlayer({ view, player, seat, memory, unseen, random }: Imagined): Player {
  const known = player.hand ?? memory?.hands.find((hand) => hand.seat === seat)?.cards;
  const hand = known === undefined ? unseen.draw(player.handSize) : [...known];
  const imagined: Player = {
    hand: hand.sort((a, b) => a - b),
    chosen: player.revealed ?? player.chosen ?? NONE,
    settled: NONE,
    ...planted(treeOf(player.tree)),
    balance: BALANCES.indexOf(player.balance) - 1,
    discarded: [...(memory?.discarded[seat] ?? unseen.draw(player.discardedCount))],
    sixth: [...(memory?.sixth[seat] ?? unseen.draw(player.sixthCount))],
    bonus: player.bonus ?? NONE,
    points: [...player.roundPoints],
  };
  if (view.phase === 'choose' && player.hasChosen && imagined.chosen === NONE) {
    imagined.chosen = hand[random.below(hand.length)] ?? NONE;
  }
  if (player.hasSettled) {
    imagined.settled =
      player.settled === undefined ? anySlot(imagined, random) : numberOf(player.settled);
  }
  return imagined;
}

function numberOf(settled: Settled): number {
  return settled === 'discard' ? TO_DISCARD : (slotNumber(settled) ?? TO_DISCARD);
}

/** BT-9: any slot open to the revealed card, or a discard if there is none. */
function anySlot(player: Player, random: Random): number {
  const open = slotsIn(openSlots(player, colourNumber(player.chosen)));
  return open[random.below(open.length)]?.number ?? TO_DISCARD;
}

/** The cards whose place the watcher does not know. */
class UnseenCards {
  readonly #cards: number[];
  readonly #random: Random;

  constructor({ players }: View, memory: Memory | undefined, random: Random) {
    const seen = new Set<number>();
    const see = (cards: readonly number[]) => cards.forEach((card) => seen.add(card));
    for (const { tree, hand = [], revealed } of players) {
      see(tree.map(({ card }) => card));
      see(hand);
      if (revealed !== undefined) seen.add(revealed);
    }
    for (const { cards } of memory?.hands ?? []) see(cards);
    memory?.discarded.forEach(see);
    memory?.sixth.forEach(see);
    this.#random = random;
    this.#cards = Array.from({ length: CARD_COUNT }, (_, card) => card).filter(
      (card) => !seen.has(card),
    );
  }

  draw(count: number): number[] {
    return Array.from({ length: count }, () => {
      const at = this.#random.below(this.#cards.length);
      const [card = NONE] = this.#cards.splice(at, 1);
      return card;
    });
  }

  rest(): number[] {
    return this.#cards;
  }
}
