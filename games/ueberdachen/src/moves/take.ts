import type { TableReason } from '@richtfest/engine';
import { NUMBER_OF, isSorted } from '../bundles.ts';
import type { UeberdachenDealer } from '../events.ts';
import { readGoods, writeGoods } from '../notation/goods.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { NONE, type State, playerAt } from '../state.ts';
import { settleRoll } from '../turn.ts';
import { MATERIALS, type Material, type Materials, TRADES } from '../words.ts';
import { materialsSchema } from './parameters.ts';
import type { UeberdachenVerb } from './verb.ts';

export interface TakeMove {
  readonly verb: 'take';
  readonly materials: Materials;
}

export const take: UeberdachenVerb<TakeMove> = {
  phases: ['take'],
  notAnAction: { rule: 'UD-6', code: 'nothing-to-take' },
  parameters: { materials: materialsSchema },
  refusal: refuseTake,
  play: playTake,
  notation: {
    examples: ['lamp lamp socket'],
    write: ({ materials }) => writeGoods(materials),
    read(words) {
      const goods = readGoods(words);
      return goods?.pillars === 0 ? { materials: goods.materials } : undefined;
    },
  },
};

/** UD-1: a trade's two kinds. */
function materialsOf(trade: number): readonly Material[] {
  return MATERIALS.slice(2 * trade, 2 * trade + 2);
}

/** By trade, missing trade (the same trade if none is missing) and number. */
const LISTS = TRADES.map(() => TRADES.map(() => new Map<number, readonly TakeMove[]>()));

/** UD-4, UD-15: all ways to take this many materials of one trade or, with a missing one, of two. */
function takesOf(trade: number, missing: number, count: number): readonly TakeMove[] {
  const known = LISTS[trade]?.[missing === NONE ? trade : missing];
  let list = known?.get(count);
  if (list === undefined) {
    const trades = missing === NONE ? [trade] : [trade, missing].toSorted((a, b) => a - b);
    const kinds = trades.flatMap(materialsOf);
    list = multisets(kinds, count).map((materials) => ({ verb: 'take', materials }));
    known?.set(count, list);
  }
  return list;
}

function multisets(kinds: readonly Material[], count: number): Material[][] {
  const [first, ...rest] = kinds;
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [
    ...multisets(kinds, count - 1).map((more) => [first, ...more]),
    ...multisets(rest, count),
  ];
}

/** UD-4, UD-7, UD-15: exactly the rolled number of materials, in any mix. */
export function takes(state: State): readonly TakeMove[] {
  return takesOf(playerAt(state, state.seat).trade, state.missingTrade, state.toTake);
}

function refuseTake(
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

/** RF-3: materials must be in their canonical order. */
export function unsorted(materials: TakeMove['materials'], field: string): TableReason | undefined {
  if (isSorted(materials)) return undefined;
  const problem = `move.${field} must be in the order ${MATERIALS.join(', ')}`;
  return { rule: 'RF-3', code: 'not-a-move', problem };
}

function playTake(state: State, { materials }: TakeMove, dealer: UeberdachenDealer): void {
  const { storage } = playerAt(state, state.seat);
  for (const material of materials) {
    const number = NUMBER_OF[material];
    storage[number] = (storage[number] as number) + 1;
  }
  state.toTake = 0;
  dealer.report?.({ type: 'materials-taken', seat: state.seat, materials });
  settleRoll(state, dealer);
}
