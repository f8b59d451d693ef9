import { schema, withParameter } from '@richtfest/engine';
import { afterTaking } from '../scoring-phase.ts';
import { type State, playerAt } from '../state.ts';
import { BONUSES, type Bonus, CARDS_PER_BONUS } from '../words.ts';
import type { TreehouseVerb } from './verb.ts';

export interface TakeBonusMove {
  readonly verb: 'take-bonus';
  readonly bonus: Bonus;
}

export const takeBonus: TreehouseVerb<TakeBonusMove> = {
  ...withParameter('bonus', {
    schema: schema.oneOf(...BONUSES),
    examples: ['2'],
    read: (words) => BONUSES.find((bonus) => `${bonus}` === words),
  }),
  phases: ['take-bonus'],
  refusal: (state, { bonus }) =>
    bonusCardsLeft(state, bonus) > 0 ? undefined : { rule: 'BT-10', code: 'bonus-is-gone', bonus },
  play(state, { bonus }, dealer, seat) {
    playerAt(state, seat).bonus = bonus;
    dealer.report?.({ type: 'bonus-taken', seat, bonus });
    afterTaking(state, seat);
    return undefined;
  },
};

/** By position in the list of bonuses. */
const BONUS_TAKINGS: readonly TakeBonusMove[] = BONUSES.map((bonus) => ({
  verb: 'take-bonus',
  bonus,
}));

/** BT-10: the remaining kinds, indexed by whether a 0 and a 2 are left. */
const LISTS: readonly (readonly TakeBonusMove[])[] = [0, 1, 2, 3].map((left) =>
  BONUS_TAKINGS.filter((_, at) => (left & (1 << at)) !== 0),
);

export function bonusTakings(state: State): readonly TakeBonusMove[] {
  let left = 0;
  for (let at = 0; at < BONUSES.length; at++) {
    if (bonusCardsLeft(state, BONUSES[at] as Bonus) > 0) left |= 1 << at;
  }
  return LISTS[left] as readonly TakeBonusMove[];
}

export function bonusCardsLeft({ players }: State, bonus: Bonus): number {
  let left = CARDS_PER_BONUS;
  for (const player of players) if (player.bonus === bonus) left--;
  return left;
}
