import type { UeberdachenDealer } from '../events.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { NONE, type State, playerAt } from '../state.ts';
import { noteMissingTrade, passTurn, tradeHolder } from '../turn.ts';
import { CHOOSE_TRADES, tradeNumber } from './interned.ts';
import type { ChooseTradeMove, Move } from './move.ts';

/** UD-5: the trades that are free. */
export function tradeChoices(state: State): readonly Move[] {
  return CHOOSE_TRADES.filter((_, trade) => tradeHolder(state, trade) === NONE);
}

export function refuseChooseTrade(
  state: State,
  { trade }: ChooseTradeMove,
): UeberdachenReason | undefined {
  const seat = tradeHolder(state, tradeNumber(trade));
  if (seat === NONE) return undefined;
  const causes = [{ component: 'house', seat }];
  return { rule: 'UD-5', code: 'trade-is-taken', trade, seat, causes };
}

export function playChooseTrade(
  state: State,
  { trade }: ChooseTradeMove,
  dealer: UeberdachenDealer,
): void {
  const { seat } = state;
  playerAt(state, seat).trade = tradeNumber(trade);
  dealer.report?.({ type: 'trade-chosen', seat, trade });
  noteMissingTrade(state, dealer);
  passTurn(state, dealer);
}
