import { type TableSetup, clockwiseFrom } from '@richtfest/engine';
import type { PigsDealer } from './events.ts';
import type { Options } from './options.ts';
import { STACKS } from './stacks.ts';
import { type Stack, type State, NONE, STREAM } from './state.ts';
import { drawTop } from './supply.ts';
import { advance } from './turn.ts';

/** LP-1, LP-19: stacks with one tile face up, the first player, the first roll. */
export function setup(table: TableSetup<Options>, dealer: PigsDealer): State {
  const state = emptyTable(table, firstSeat(table, dealer));
  state.stacks.forEach((stack, number) => drawTop(stack, number, dealer));
  advance(state, 'turn-begins', dealer);
  return state;
}

/** A table before any tile is revealed or die rolled. */
export function emptyTable({ players, options }: TableSetup<Options>, first: number): State {
  return {
    options,
    firstSeat: first,
    seat: first,
    phase: 'roll',
    rolls: 0,
    dice: ['door', 'door', 'door', 'door', 'door'],
    firstTile: NONE,
    stacks: STACKS.map(({ kind, material }): Stack => {
      return { top: NONE, below: options.pots[kind][material].slice() };
    }),
    players: clockwiseFrom(first, players).map(() => ({ houses: [], turns: 0 })),
    materialCards: [NONE, NONE, NONE],
    box: [],
  };
}

function firstSeat({ players, options }: TableSetup<Options>, dealer: PigsDealer): number {
  if (options.firstSeat !== 'lot') return options.firstSeat;
  const seat = dealer.chance.pick(clockwiseFrom(0, players), STREAM.first, 0);
  dealer.report?.({ type: 'first-seat-drawn', seat });
  return seat;
}
