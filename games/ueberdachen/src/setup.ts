import { type TableSetup, clockwiseFrom } from '@richtfest/engine';
import type { UeberdachenDealer } from './events.ts';
import type { Options } from './options.ts';
import { ANSWER, NONE, NO_DEAL, STREAM, type State, playerAt } from './state.ts';
import { drawTop } from './supply.ts';
import { beginTurn, noteMissingTrade } from './turn.ts';
import { MATERIALS, ROOMS, type Room, SIZES, TRADES, type Trade } from './words.ts';

/** UD-3, UD-5: two stacks, each with a face-up card, and a first seat. */
export function setup(table: TableSetup<Options>, dealer: UeberdachenDealer): State {
  const state = emptyTable(table, firstSeat(table, dealer));
  SIZES.forEach((_, size) => drawTop(state, size, dealer));
  if (table.options.quickStart) dealTrades(state, dealer);
  beginTurn(state, dealer);
  return state;
}

/** A state before any card is revealed or die rolled. */
export function emptyTable({ players, options }: TableSetup<Options>, first: number): State {
  const seats = Array.from({ length: players });
  return {
    options,
    firstSeat: first,
    seat: first,
    phase: 'start',
    round: 1,
    rolls: 0,
    die: 0,
    isDoubled: false,
    isRollingThree: false,
    missingTrade: NONE,
    opener: NONE,
    roof: NONE,
    toTake: 0,
    thefts: 0,
    steps: 0,
    loose: 0,
    bankItem: NONE,
    toPay: 0,
    offerTo: NONE,
    offer: NO_DEAL,
    answers: seats.map(() => ANSWER.none),
    counters: seats.map(() => NO_DEAL),
    proposals: seats.map(() => NO_DEAL),
    proposed: seats.map(() => 0),
    offers: 0,
    asked: seats.map(() => 0),
    past: [],
    stacks: SIZES.map((_, size) => ({
      top: NONE,
      below: roomsOf(size).map((room) => options.cards[room]),
    })),
    players: seats.map(() => ({
      trade: NONE,
      turns: 0,
      storage: MATERIALS.map(() => 0),
      floor: 0,
      pillars: 0,
      columns: 0,
      rooms: [],
    })),
  };
}

function roomsOf(size: number): readonly Room[] {
  const count = ROOMS.length / SIZES.length;
  return ROOMS.slice(size * count, (size + 1) * count);
}

function firstSeat({ players, options }: TableSetup<Options>, dealer: UeberdachenDealer): number {
  if (options.firstSeat !== 'lot') return options.firstSeat;
  const seat = dealer.chance.pick(clockwiseFrom(0, players), STREAM.first, 0);
  dealer.report?.({ type: 'first-seat-drawn', seat });
  return seat;
}

/** UD-5, quick start. Address `trade/seat`. */
function dealTrades(state: State, dealer: UeberdachenDealer): void {
  const left: number[] = TRADES.map((_, trade) => trade);
  for (let seat = 0; seat < state.players.length; seat++) {
    const trade = dealer.chance.pick(left, STREAM.trade, seat);
    left.splice(left.indexOf(trade), 1);
    playerAt(state, seat).trade = trade;
    dealer.report?.({ type: 'trade-dealt', seat, trade: TRADES[trade] as Trade });
  }
  noteMissingTrade(state, dealer);
}
