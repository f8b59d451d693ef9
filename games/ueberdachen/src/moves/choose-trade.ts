import { schema, withParameter } from '@richtfest/engine';
import type { UeberdachenReason } from '../reasons.ts';
import { NONE, type State, playerAt } from '../state.ts';
import { noteMissingTrade, passTurn, tradeHolder } from '../turn.ts';
import { TRADES, type Trade } from '../words.ts';
import type { UeberdachenVerb } from './verb.ts';

export interface ChooseTradeMove {
  readonly verb: 'choose-trade';
  readonly trade: Trade;
}

export const chooseTrade: UeberdachenVerb<ChooseTradeMove> = {
  ...withParameter('trade', {
    schema: schema.oneOf(...TRADES),
    examples: ['mason'],
    read: (words) => TRADES.find((trade) => trade === words),
  }),
  phases: ['choose-trade'],
  notAnAction: { rule: 'UD-5', code: 'no-trade-to-choose' },
  refusal: refuseChooseTrade,
  play(state, { trade }, dealer) {
    const { seat } = state;
    playerAt(state, seat).trade = tradeNumber(trade);
    dealer.report?.({ type: 'trade-chosen', seat, trade });
    noteMissingTrade(state, dealer);
    passTurn(state, dealer);
  },
};

/** By trade. */
const CHOOSE_TRADES = TRADES.map((trade): ChooseTradeMove => ({ verb: 'choose-trade', trade }));

function tradeNumber(trade: Trade): number {
  return TRADES.indexOf(trade);
}

/** UD-5: the trades that are free. */
export function tradeChoices(state: State): readonly ChooseTradeMove[] {
  return CHOOSE_TRADES.filter((_, trade) => tradeHolder(state, trade) === NONE);
}

function refuseChooseTrade(
  state: State,
  { trade }: ChooseTradeMove,
): UeberdachenReason | undefined {
  const seat = tradeHolder(state, tradeNumber(trade));
  if (seat === NONE) return undefined;
  const causes = [{ component: 'house', seat }];
  return { rule: 'UD-5', code: 'trade-is-taken', trade, seat, causes };
}
