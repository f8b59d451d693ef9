import { NO_MOVES, type Seat } from '@richtfest/engine';
import { SETS } from '../bits.ts';
import { NUMBER_OF, holdings, kindsIn } from '../bundles.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { type State, playerAt, surplus } from '../state.ts';
import { clearSurplus } from '../turn.ts';
import { MATERIALS, type Material } from '../words.ts';
import { withMaterial } from './parameters.ts';
import type { UeberdachenVerb } from './verb.ts';

export interface DiscardMove {
  readonly verb: 'discard';
  readonly material: Material;
}

export const discard: UeberdachenVerb<DiscardMove> = {
  ...withMaterial('shelf'),
  phases: ['discard'],
  notAnAction: { rule: 'UD-13', code: 'no-surplus' },
  refusal: refuseDiscard,
  play(state, { material }, dealer, seat) {
    const { storage } = playerAt(state, seat);
    const number = NUMBER_OF[material];
    storage[number] = (storage[number] as number) - 1;
    dealer.report?.({ type: 'material-discarded', seat, material });
    clearSurplus(state, dealer);
  },
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const DISCARDS = MATERIALS.map((material): DiscardMove => ({ verb: 'discard', material }));
/** By the set of kinds in the storage. */
const DISCARDS_OF = SETS.map((kinds) => kinds.map(discardOf));

function discardOf(material: number): DiscardMove {
  return DISCARDS[material] as DiscardMove;
}

/** UD-13: one material per move, of any kind the seat has. */
export function discards(state: State, seat: Seat): readonly DiscardMove[] {
  const player = playerAt(state, seat);
  if (surplus(player) === 0) return NO_MOVES;
  return DISCARDS_OF[kindsIn(holdings(player.storage))] ?? NO_MOVES;
}

function refuseDiscard(
  state: State,
  { material }: DiscardMove,
  seat: Seat,
): UeberdachenReason | undefined {
  const player = playerAt(state, seat);
  if ((player.storage[NUMBER_OF[material]] as number) > 0) return undefined;
  const causes = [{ component: 'storage', seat }];
  return { rule: 'UD-13', code: 'nothing-to-discard', material, causes };
}

/** UD-13, when time runs out: the most frequent kind, the first of equal ones. */
export function commonest({ storage }: { readonly storage: readonly number[] }): DiscardMove {
  return discardOf(storage.indexOf(Math.max(...storage)));
}
