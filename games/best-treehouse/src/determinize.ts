import type { Observation, Random } from '@richtfest/engine';
import { CARD_COUNT } from './data/rooms.ts';
import type { Settled } from './events.ts';
import { hurried } from './hurried.ts';
import { planted } from './places.ts';
import { slotNumber } from './slots.ts';
import { type Player, type State, TO_DISCARD } from './state.ts';
import { treeOf } from './tree-rooms.ts';
import type { Memory, PlayerView, View } from './view.ts';
import { BALANCES, NONE } from './words.ts';

/** Points by which a hurried choice may be off: others think as they like. */
const DOUBT = 1;

/**
 * A state that agrees with everything seen and remembered: known hands stay known, the unseen
 * cards are dealt to the unseen places, and whoever has decided in secret has decided as people
 * in a hurry do.
 */
export function determinize({ view, memory }: Observation<View, Memory>, random: Random): State {
  const unseen = new UnseenCards(view, memory, random);
  const players = view.players.map((player, seat) =>
    imaginePlayer({ player, seat, memory, unseen }),
  );
  const claims = view.scoringCards.map(({ seat }) => seat ?? NONE);
  const { options, phase, round, pick, firstChooser } = view;
  const owing = view.owing.reduce((seats, seat) => seats | (1 << seat), 0);
  const deck = unseen.rest();
  const state = { options, phase, round, pick, owing, firstChooser, deck, players, claims };
  imagineSecrets(state, view, random);
  return state;
}

/** BT-9: choices and places that others have settled and nobody else has seen. */
function imagineSecrets(state: State, { players }: View, random: Random): void {
  state.players.forEach((player, seat) => {
    const { hasChosen = false, hasSettled = false } = players[seat] ?? {};
    const isSecret =
      (hasChosen && player.chosen === NONE) || (hasSettled && player.settled === NONE);
    if (!isSecret) return;
    const move = hurried(state, seat, random.word(), DOUBT);
    if (move.verb === 'choose') player.chosen = move.card;
    else player.settled = move.verb === 'place' ? (slotNumber(move) ?? TO_DISCARD) : TO_DISCARD;
  });
}

interface Imagined {
  readonly player: PlayerView;
  readonly seat: number;
  readonly memory: Memory | undefined;
  readonly unseen: UnseenCards;
}

function imaginePlayer({ player, seat, memory, unseen }: Imagined): Player {
  const known = player.hand ?? memory?.hands.find((hand) => hand.seat === seat)?.cards;
  const hand = known === undefined ? unseen.draw(player.handSize) : [...known];
  return {
    hand: hand.sort((a, b) => a - b),
    chosen: player.revealed ?? player.chosen ?? NONE,
    settled: player.settled === undefined ? NONE : numberOf(player.settled),
    ...planted(treeOf(player.tree)),
    balance: BALANCES.indexOf(player.balance) - 1,
    discarded: [...(memory?.discarded[seat] ?? unseen.draw(player.discardedCount))],
    sixth: [...(memory?.sixth[seat] ?? unseen.draw(player.sixthCount))],
    bonus: player.bonus ?? NONE,
    points: [...player.roundPoints],
  };
}

function numberOf(settled: Settled): number {
  return settled === 'discard' ? TO_DISCARD : (slotNumber(settled) ?? TO_DISCARD);
}

/** The cards that lie nowhere the watcher has seen. */
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
