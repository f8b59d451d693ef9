import { type Seat, schema, withParameter } from '@richtfest/engine';
import { CARD_COUNT } from '../data/rooms.ts';
import { readCard, writeCard } from '../notation/cards.ts';
import { type State, playerAt } from '../state.ts';
import type { TreehouseVerb } from './verb.ts';

export interface ChooseMove {
  readonly verb: 'choose';
  readonly card: number;
}

export const choose: TreehouseVerb<ChooseMove> = {
  ...withParameter('card', {
    schema: schema.integer(0, CARD_COUNT - 1),
    examples: ['library'],
    write: writeCard,
    read: readCard,
  }),
  phases: ['choose'],
  refusal(state, { card }, seat) {
    if (playerAt(state, seat).hand.includes(card)) return undefined;
    return { rule: 'BT-7', code: 'not-in-hand', card };
  },
  play(state, { card }, dealer, seat) {
    playerAt(state, seat).chosen = card;
    state.owing &= ~(1 << seat);
    dealer.report?.({ type: 'card-chosen', seat, card });
    return state.owing === 0 ? 'all-chosen' : undefined;
  },
};

// Moves are immutable and shared, so lists of them cost little in playouts.

/** By card. */
export const CHOICES: readonly ChooseMove[] = Array.from({ length: CARD_COUNT }, (_, card) => ({
  verb: 'choose',
  card,
}));

/** BT-7: every card of the hand. */
export function choices(state: State, seat: Seat): readonly ChooseMove[] {
  return playerAt(state, seat).hand.map(choiceOf);
}

function choiceOf(card: number): ChooseMove {
  return CHOICES[card] as ChooseMove;
}
