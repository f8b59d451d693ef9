import { type State, NONE } from '../state.ts';
import type { House } from '../words.ts';
import { plansNow } from './plans.ts';
import type { RollValues } from './rolls.ts';
import { turnTable } from './turn-table.ts';
import type { Worth } from './worth.ts';

/**
 * The value of a turn for the seat that plays it, if it plays the rest well. One table serves all
 * rolls of a turn, so the outcomes of a roll are compared fast.
 */
export function bestValueBy(worth: Worth): (state: State) => number {
  let lastKey = '';
  let lastOptions: State['options'] | undefined;
  let lastTable: RollValues;

  function tableOf(state: State): RollValues {
    const key = keyOf(state);
    if (key === lastKey && state.options === lastOptions) return lastTable;
    lastTable = turnTable(state, worth);
    lastKey = key;
    lastOptions = state.options;
    return lastTable;
  }

  return (state) => {
    if (state.phase === 'roll') return tableOf(state).ofBest(state);
    if (state.firstTile === NONE) return tableOf(state).ofStop(state);
    const values = plansNow(state, worth).map(({ value }) => value);
    return Math.max(worth(state, state.seat), ...values);
  };
}

/** Everything the table depends on besides the options: all but the dice. */
function keyOf({ seat, firstSeat, stacks, players, materialCards }: State): string {
  let key = `${seat}/${firstSeat}/${materialCards.join()}`;
  for (const { top, below } of stacks) key += `/${top}:${below.join('')}`;
  for (const { houses, turns } of players) {
    key += `/${turns}`;
    for (const house of houses) key += `|${houseKey(house)}`;
  }
  return key;
}

function houseKey(house: House): string {
  let key = '';
  for (const { kind, material, pots } of house) key += `${kind}${material}${pots}`;
  return key;
}
