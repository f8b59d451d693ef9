import { NUMBER_OF, holdings, kindsIn } from '../bundles.ts';
import type { UeberdachenDealer } from '../events.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { NONE, PILLAR, type State, playerAt, stored } from '../state.ts';
import { storageChanged } from '../trading.ts';
import { receivePillar } from '../turn.ts';
import { MATERIALS, MATERIAL_PRICE, type Material, PILLAR_PRICE } from '../words.ts';
import { BANK_PILLAR, NO_MOVES, PAYS_WITH, bankFor } from './interned.ts';
import type { BankMove, Move, PayMove } from './move.ts';

/** UD-11: four materials for one, six for a pillar. */
export function countBanks(state: State): number {
  const have = stored(playerAt(state, state.seat));
  if (have < MATERIAL_PRICE) return 0;
  return have < PILLAR_PRICE ? MATERIALS.length : MATERIALS.length + 1;
}

export function bankingAt(index: number): Move {
  return index === PILLAR ? BANK_PILLAR : bankFor(index);
}

export function refuseBank(state: State, { item }: BankMove): UeberdachenReason | undefined {
  const need = priceOf(item);
  const have = stored(playerAt(state, state.seat));
  if (have >= need) return undefined;
  const causes = [{ component: 'storage', seat: state.seat }];
  return { rule: 'UD-11', code: 'bank-price', need, have, causes };
}

function priceOf(item: BankMove['item']): number {
  return item === 'pillar' ? PILLAR_PRICE : MATERIAL_PRICE;
}

export function playBank(state: State, { item }: BankMove, dealer: UeberdachenDealer): void {
  state.bankItem = item === 'pillar' ? PILLAR : NUMBER_OF[item];
  state.toPay = priceOf(item);
  state.phase = 'pay';
  dealer.report?.({ type: 'bank-asked', seat: state.seat, item });
}

export function payments(state: State): readonly Move[] {
  return PAYS_WITH[kindsIn(holdings(playerAt(state, state.seat).storage))] ?? NO_MOVES;
}

export function refusePay(state: State, { material }: PayMove): UeberdachenReason | undefined {
  const { storage } = playerAt(state, state.seat);
  if ((storage[NUMBER_OF[material]] as number) > 0) return undefined;
  const causes = [{ component: 'storage', seat: state.seat }];
  return { rule: 'UD-11', code: 'cannot-pay-with', material, causes };
}

/** One at a time; with the last the bank delivers. */
export function playPay(state: State, { material }: PayMove, dealer: UeberdachenDealer): void {
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
