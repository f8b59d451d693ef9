import type { Seat } from '@richtfest/engine';
import { SETS } from '../bits.ts';
import { BUNDLES } from '../bundles.ts';
import { LARGE, cellsOfSize } from '../cells.ts';
import { ALL, NONE, PILLAR } from '../state.ts';
import {
  COLUMNS,
  MATERIALS,
  MAX_PLAYERS,
  type Material,
  SIZES,
  TRADES,
  type Trade,
} from '../words.ts';
import type {
  BankMove,
  BuildMove,
  ChooseTradeMove,
  CounterMove,
  DiscardMove,
  Move,
  OfferMove,
  OpenRoomMove,
  PayMove,
  PickMove,
  ProposeMove,
  RefuseProposalMove,
  StealMove,
  TakeMove,
  TakeProposalMove,
} from './move.ts';

// Moves never change, so that each exists once and lists of them cost no memory in playouts.

export const NO_MOVES: readonly Move[] = [];
export const NO_STEAL: Move = { verb: 'no-steal' };
export const SET_PILLAR: Move = { verb: 'set-pillar' };
export const END_TURN: Move = { verb: 'end-turn' };
export const ACCEPT: Move = { verb: 'accept' };
export const DECLINE: Move = { verb: 'decline' };
export const WITHDRAW: Move = { verb: 'withdraw' };
export const PICK_NONE: Move = { verb: 'pick-none' };
export const WITHDRAW_PROPOSAL: Move = { verb: 'withdraw-proposal' };

const ROLL: Move = { verb: 'roll' };
export const ONLY_ROLL: readonly Move[] = [ROLL];
export const ROLL_OR_THREE: readonly Move[] = [ROLL, { verb: 'roll-three' }];
export const SET_OR_KEEP: readonly Move[] = [SET_PILLAR, { verb: 'keep-pillar' }];

const SEATS = Array.from({ length: MAX_PLAYERS }, (_, seat) => seat);

/** By trade. */
export const CHOOSE_TRADES = TRADES.map((trade): ChooseTradeMove => ({
  verb: 'choose-trade',
  trade,
}));

const STEALS: readonly (readonly StealMove[])[] = SEATS.map((seat) =>
  MATERIALS.map((material) => ({ verb: 'steal', seat, material })),
);

export function stealFrom(seat: Seat, material: number): StealMove {
  return STEALS[seat]?.[material] as StealMove;
}

const OPEN_ROOMS: readonly (readonly (readonly OpenRoomMove[])[])[] = SIZES.map((size, number) =>
  Array.from({ length: COLUMNS }, (_, column) =>
    Array.from({ length: cellsOfSize(number) }, (__, cell) => ({
      verb: 'open-room',
      size,
      column,
      cell,
    })),
  ),
);

export function openRoomAt(size: number, column: number, cell: number): OpenRoomMove {
  return OPEN_ROOMS[size]?.[column]?.[cell] as OpenRoomMove;
}

const BUILDS: readonly (readonly BuildMove[])[] = Array.from({ length: COLUMNS }, (_, room) =>
  Array.from({ length: cellsOfSize(LARGE) }, (__, cell) => ({ verb: 'build', room, cell })),
);

export function buildAt(column: number, cell: number): BuildMove {
  return BUILDS[column]?.[cell] as BuildMove;
}

/** By receiver (`ALL` last), what is given and what is wanted, as positions in `BUNDLES`. */
const OFFERS: readonly (readonly (readonly OfferMove[])[])[] = [...SEATS, ALL].map((to) =>
  BUNDLES.map((give) => BUNDLES.map((want) => offer(to, [give, want]))),
);

function offer(to: number, [give, want]: readonly (typeof BUNDLES)[number][]): OfferMove {
  return {
    verb: 'offer',
    to: to === ALL ? 'all' : to,
    give: give?.materials ?? [],
    want: want?.materials ?? [],
    // Of the listed offers those that give no material give a pillar.
    pillars: give?.size === 0 ? 1 : 0,
  };
}

export function smallOffer(to: number, give: number, want: number): OfferMove {
  return OFFERS[to]?.[give]?.[want] as OfferMove;
}

const COUNTERS: readonly (readonly CounterMove[])[] = MATERIALS.map((give) =>
  MATERIALS.map((want) => ({ verb: 'counter', give: [give], want: [want], pillars: 0 })),
);

export function smallCounter(give: number, want: number): CounterMove {
  return COUNTERS[give]?.[want] as CounterMove;
}

const PROPOSALS: readonly (readonly ProposeMove[])[] = MATERIALS.map((give) =>
  MATERIALS.map((want) => ({ verb: 'propose', give: [give], want: [want], pillars: 0 })),
);

export function smallProposal(give: number, want: number): ProposeMove {
  return PROPOSALS[give]?.[want] as ProposeMove;
}

const BANKS: readonly BankMove[] = [...MATERIALS, 'pillar' as const].map((item) => ({
  verb: 'bank',
  item,
}));

export function bankFor(item: number): BankMove {
  return BANKS[item] as BankMove;
}

export const BANK_PILLAR = BANKS[PILLAR] as BankMove;

const PAYS = MATERIALS.map((material): PayMove => ({ verb: 'pay', material }));
const DISCARDS = MATERIALS.map((material): DiscardMove => ({ verb: 'discard', material }));

/** By the set of kinds in the storage. */
export const PAYS_WITH = SETS.map((kinds) => kinds.map((kind) => PAYS[kind] as Move));
export const DISCARDS_OF = SETS.map((kinds) => kinds.map(discardOf));

export function discardOf(material: number): DiscardMove {
  return DISCARDS[material] as DiscardMove;
}

export const PICKS: readonly PickMove[] = SEATS.map((seat) => ({ verb: 'pick', seat }));
export const TAKE_PROPOSALS: readonly TakeProposalMove[] = SEATS.map((seat) => ({
  verb: 'take-proposal',
  seat,
}));
export const REFUSE_PROPOSALS: readonly RefuseProposalMove[] = SEATS.map((seat) => ({
  verb: 'refuse-proposal',
  seat,
}));

/** UD-1: a trade's two kinds. */
function materialsOf(trade: number): readonly Material[] {
  return MATERIALS.slice(2 * trade, 2 * trade + 2);
}

/** By trade and missing trade, or the trade again if none is missing; then by number. */
const takes = TRADES.map(() => TRADES.map(() => new Map<number, readonly TakeMove[]>()));

/** UD-4, UD-15: all ways to take so many materials of one trade or, with a missing one, of two. */
export function takesOf(trade: number, missing: number, count: number): readonly TakeMove[] {
  const known = takes[trade]?.[missing === NONE ? trade : missing];
  let list = known?.get(count);
  if (list === undefined) {
    const trades = missing === NONE ? [trade] : [trade, missing].toSorted((a, b) => a - b);
    const kinds = trades.flatMap(materialsOf);
    list = multisets(kinds, count).map((materials) => ({ verb: 'take', materials }));
    known?.set(count, list);
  }
  return list;
}

function multisets(kinds: readonly Material[], count: number): Material[][] {
  const [first, ...rest] = kinds;
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [
    ...multisets(kinds, count - 1).map((more) => [first, ...more]),
    ...multisets(rest, count),
  ];
}

export function tradeNumber(trade: Trade): number {
  return TRADES.indexOf(trade);
}
