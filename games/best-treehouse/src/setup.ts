import { type TableSetup, clockwiseFrom } from '@richtfest/engine';
import { CARD_COUNT } from './data/rooms.ts';
import type { TreehouseDealer } from './events.ts';
import type { Options } from './options.ts';
import { SLOTS } from './slots.ts';
import { type Player, type State, STREAM } from './state.ts';
import { beginRound } from './turn.ts';
import { COLOURS, NONE, ROUNDS } from './words.ts';

/** BT-1, BT-6, BT-10: bare trees, the first chooser, the first hands. */
export function setup(table: TableSetup<Options>, dealer: TreehouseDealer): State {
  const state = emptyTable(table, firstChooser(table, dealer));
  beginRound(state, dealer);
  return state;
}

/** A table before anything is dealt. */
export function emptyTable({ players, options }: TableSetup<Options>, first: number): State {
  return {
    options,
    phase: 'choose',
    round: 1,
    pick: 1,
    owing: 0,
    firstChooser: first,
    deck: Array.from({ length: CARD_COUNT }, (_, card) => card),
    players: clockwiseFrom(0, players).map(newPlayer),
    claims: COLOURS.map(() => NONE),
  };
}

function newPlayer(): Player {
  return {
    hand: [],
    chosen: NONE,
    settled: NONE,
    tree: SLOTS.map(() => NONE),
    groups: COLOURS.map(() => 0),
    balance: 0,
    discarded: [],
    sixth: [],
    bonus: NONE,
    points: Array.from({ length: ROUNDS }, () => 0),
  };
}

/** BT-10: the oldest, which a table on a wire can't check: drawn, unless the table names one. */
function firstChooser({ players, options }: TableSetup<Options>, dealer: TreehouseDealer): number {
  if (options.firstSeat !== 'lot') return options.firstSeat;
  const seat = dealer.chance.pick(clockwiseFrom(0, players), STREAM.first, 0);
  dealer.report?.({ type: 'first-chooser-drawn', seat });
  return seat;
}
