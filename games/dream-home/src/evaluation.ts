import type { Seat } from '@richtfest/engine';
import { tallyHouse } from './scoring.ts';
import type { State } from './state.ts';
import { tablesOf } from './tables.ts';

export function evaluate(state: State, seat: Seat): number {
  const tables = tablesOf(state.options.cards);
  return state.players.reduce((lead, player, at) => {
    const { score } = tallyHouse(tables, player, true);
    return lead + (at === seat ? score : -score / (state.players.length - 1));
  }, 0);
}
