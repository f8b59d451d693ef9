import type { TableReason } from '@richtfest/engine';
import { NUMBER_OF, isSorted } from '../bundles.ts';
import type { UeberdachenDealer } from '../events.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { type State, playerAt } from '../state.ts';
import { settleRoll } from '../turn.ts';
import { MATERIALS } from '../words.ts';
import { takesOf } from './interned.ts';
import type { Move, TakeMove } from './move.ts';

/** UD-4, UD-7, UD-15: exactly as many as the die says, in any mix. */
export function takes(state: State): readonly Move[] {
  return takesOf(playerAt(state, state.seat).trade, state.missingTrade, state.toTake);
}

export function refuseTake(
  state: State,
  { materials }: TakeMove,
): UeberdachenReason | TableReason | undefined {
  const { trade } = playerAt(state, state.seat);
  const foreign = materials.find((material) => {
    const owner = NUMBER_OF[material] >> 1;
    return owner !== trade && owner !== state.missingTrade;
  });
  if (foreign !== undefined) {
    const causes = [{ component: 'supply', material: foreign }];
    return { rule: 'UD-4', code: 'not-your-trade', material: foreign, causes };
  }
  if (materials.length !== state.toTake) {
    const count = { need: state.toTake, have: materials.length };
    return { rule: 'UD-4', code: 'wrong-number', ...count, causes: [{ component: 'die' }] };
  }
  return unsorted(materials, 'materials');
}

/** RF-3: the same materials are written in one way only. */
export function unsorted(materials: TakeMove['materials'], field: string): TableReason | undefined {
  if (isSorted(materials)) return undefined;
  const problem = `move.${field} must be in the order ${MATERIALS.join(', ')}`;
  return { rule: 'RF-3', code: 'not-a-move', problem };
}

export function playTake(state: State, { materials }: TakeMove, dealer: UeberdachenDealer): void {
  const { storage } = playerAt(state, state.seat);
  for (const material of materials) {
    const number = NUMBER_OF[material];
    storage[number] = (storage[number] as number) + 1;
  }
  state.toTake = 0;
  dealer.report?.({ type: 'materials-taken', seat: state.seat, materials });
  settleRoll(state, dealer);
}
