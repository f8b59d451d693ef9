import { type TableSetup, clockwiseFrom } from '@richtfest/engine';
import { ROOMS } from './data/rooms.ts';
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

// Copied for every game, which is faster than building the list again.
const ALL_CARDS: readonly number[] = ROOMS.map((_, card) => card);
const BARE_TREE: readonly number[] = SLOTS.map(() => NONE);
const NO_GROUPS: readonly number[] = COLOURS.map(() => 0);
const NO_CLAIMS: readonly number[] = COLOURS.map(() => NONE);
const NO_POINTS: readonly number[] = Array.from({ length: ROUNDS }, () => 0);

/** A table before anything is dealt. */
export function emptyTable({ players, options }: TableSetup<Options>, first: number): State {
  return {
    options,
    phase: 'choose',
    round: 1,
    pick: 1,
    owing: 0,
    firstChooser: first,
    deck: ALL_CARDS.slice(),
    players: clockwiseFrom(0, players).map(newPlayer),
    claims: NO_CLAIMS.slice(),
  };
}

function newPlayer(): Player {
  return {
    hand: [],
    chosen: NONE,
    settled: NONE,
    tree: BARE_TREE.slice(),
    groups: NO_GROUPS.slice(),
    balance: 0,
    discarded: [],
    sixth: [],
    bonus: NONE,
    points: NO_POINTS.slice(),
  };
}

/**
 * BT-10: drawn by lot unless the options name a seat; an online table can't check who is oldest.
 */
function firstChooser({ players, options }: TableSetup<Options>, dealer: TreehouseDealer): number {
  if (options.firstSeat !== 'lot') return options.firstSeat;
  const seat = dealer.chance.pick(clockwiseFrom(0, players), STREAM.first, 0);
  dealer.report?.({ type: 'first-chooser-drawn', seat });
  return seat;
}
