import { NO_MOVES, schema, withParameter } from '@richtfest/engine';
import { SETS } from '../bits.ts';
import { NUMBER_OF, holdings, kindsIn } from '../bundles.ts';
import type { UeberdachenDealer } from '../events.ts';
import { isMaterial } from '../notation/goods.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { NONE, PILLAR, type State, playerAt, stored } from '../state.ts';
import { storageChanged } from '../trading.ts';
import { receivePillar } from '../turn.ts';
import { MATERIALS, MATERIAL_PRICE, type Material, PILLAR_PRICE } from '../words.ts';
import { withMaterial } from './parameters.ts';
import type { UeberdachenVerb } from './verb.ts';

export interface BankMove {
  readonly verb: 'bank';
  readonly item: Material | 'pillar';
}
export interface PayMove {
  readonly verb: 'pay';
  readonly material: Material;
}

export const bank: UeberdachenVerb<BankMove> = {
  ...withParameter('item', {
    schema: schema.oneOf(...MATERIALS, 'pillar'),
    examples: ['door', 'pillar'],
    read: (words) => (words === 'pillar' || isMaterial(words) ? words : undefined),
  }),
  phases: ['act'],
  refusal: refuseBank,
  play: playBank,
};

export const pay: UeberdachenVerb<PayMove> = {
  ...withMaterial('lamp'),
  phases: ['pay'],
  notAnAction: { rule: 'UD-11', code: 'nothing-to-pay' },
  refusal: refusePay,
  play: playPay,
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const BANKS: readonly BankMove[] = [...MATERIALS, 'pillar' as const].map((item) => ({
  verb: 'bank',
  item,
}));
const PAYS = MATERIALS.map((material): PayMove => ({ verb: 'pay', material }));
/** By the set of kinds in the storage. */
const PAYS_WITH = SETS.map((kinds) => kinds.map((kind) => PAYS[kind] as PayMove));

/** UD-11: four materials for one, six for a pillar. */
export function countBanks(state: State): number {
  const have = stored(playerAt(state, state.seat));
  if (have < MATERIAL_PRICE) return 0;
  return have < PILLAR_PRICE ? MATERIALS.length : MATERIALS.length + 1;
}

export function bankingAt(index: number): BankMove {
  return BANKS[index] as BankMove;
}

function refuseBank(state: State, { item }: BankMove): UeberdachenReason | undefined {
  const need = priceOf(item);
  const have = stored(playerAt(state, state.seat));
  if (have >= need) return undefined;
  const causes = [{ component: 'storage', seat: state.seat }];
  return { rule: 'UD-11', code: 'bank-price', need, have, causes };
}

function priceOf(item: BankMove['item']): number {
  return item === 'pillar' ? PILLAR_PRICE : MATERIAL_PRICE;
}

function playBank(state: State, { item }: BankMove, dealer: UeberdachenDealer): void {
  state.bankItem = item === 'pillar' ? PILLAR : NUMBER_OF[item];
  state.toPay = priceOf(item);
  state.phase = 'pay';
  dealer.report?.({ type: 'bank-asked', seat: state.seat, item });
}

export function payments(state: State): readonly PayMove[] {
  return PAYS_WITH[kindsIn(holdings(playerAt(state, state.seat).storage))] ?? NO_MOVES;
}

function refusePay(state: State, { material }: PayMove): UeberdachenReason | undefined {
  const { storage } = playerAt(state, state.seat);
  if ((storage[NUMBER_OF[material]] as number) > 0) return undefined;
  const causes = [{ component: 'storage', seat: state.seat }];
  return { rule: 'UD-11', code: 'cannot-pay-with', material, causes };
}

/** Materials are paid one at a time; after the last the bank delivers. */
function playPay(state: State, { material }: PayMove, dealer: UeberdachenDealer): void {
  const { seat } = state;
  const { storage } = playerAt(state, seat);
  const number = NUMBER_OF[material];
  storage[number] = (storage[number] as number) - 1;
  storageChanged(state);
  state.toPay--;
  dealer.report?.({ type: 'material-paid', seat, material });
  if (state.toPay > 0) return;
  const { bankItem } = state;
  state.bankItem = NONE;
  state.phase = 'act';
  const item = bankItem === PILLAR ? 'pillar' : (MATERIALS[bankItem] as Material);
  dealer.report?.({ type: 'bank-delivered', seat, item });
  if (bankItem === PILLAR) receivePillar(state, 'bank', dealer);
  else storage[bankItem] = (storage[bankItem] as number) + 1;
}
