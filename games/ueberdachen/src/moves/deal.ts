import type { Seat } from '@richtfest/engine';
import { lackingFor } from '../bundles.ts';
import { type State, freePlaces, playerAt } from '../state.ts';
import type { Deal, Materials } from '../words.ts';
import { unsorted } from './take.ts';
import type { Refusal } from './verb.ts';

/** UD-10 a: why the contents of a deal are invalid. `pillars` come from the rolling seat. */
export function refuseShape({ give, want, pillars }: Deal, isRolling: boolean): Refusal {
  const problem = unsorted(give, 'give') ?? unsorted(want, 'want');
  if (problem !== undefined) return problem;
  const material = give.find((kind) => want.includes(kind));
  if (material !== undefined) return { rule: 'UD-10', code: 'kind-on-both-sides', material };
  const fromRolling = isRolling ? give : want;
  const toRolling = isRolling ? want : give;
  const isGift = pillars > 0 && fromRolling.length === 0;
  const isEven = toRolling.length > 0 && fromRolling.length > 0;
  return isGift || isEven ? undefined : { rule: 'UD-10', code: 'nothing-for-something' };
}

/** UD-10 a: a side must own the materials it gives. */
export function refuseGoods(state: State, seat: Seat, materials: Materials): Refusal {
  const lacking = lackingFor(playerAt(state, seat).storage, materials);
  if (lacking.length === 0) return undefined;
  const causes = [{ component: 'storage', seat }];
  return { rule: 'UD-10', code: 'not-in-storage', seat, lacking, causes };
}

export function refuseLoose(state: State, need: number): Refusal {
  if (need <= state.loose) return undefined;
  const causes = [{ component: 'loose-pillars', seat: state.seat }];
  return { rule: 'UD-10', code: 'not-so-many-pillars', have: state.loose, need, causes };
}

/** UD-10 h: the receiver needs a free place for each pillar. */
export function refusePlaces(state: State, seat: Seat, pillars: number): Refusal {
  const player = playerAt(state, seat);
  if (pillars <= freePlaces(player)) return undefined;
  const causes = [{ component: 'floor', seat, floor: player.floor }];
  return { rule: 'UD-10', code: 'no-place-for-pillar', seat, causes };
}

/** UD-10 b, d: checks a deal that another seat suggests to the rolling seat. */
export function refuseOwnDeal(state: State, seat: Seat, deal: Deal): Refusal {
  return refuseShape(deal, false) ?? refuseMeans(state, seat, deal);
}

/** Checks that both sides still have the contents of such a deal. */
export function refuseMeans(state: State, seat: Seat, { give, want, pillars }: Deal): Refusal {
  return (
    refuseGoods(state, seat, give) ??
    refuseGoods(state, state.seat, want) ??
    refuseLoose(state, pillars) ??
    refusePlaces(state, seat, pillars)
  );
}
