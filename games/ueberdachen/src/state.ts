import type { Seat, Stream } from '@richtfest/engine';
import type { Options } from './options.ts';
import {
  type Deal,
  MATERIALS,
  MAX_PLAYERS,
  MAX_ROLLS,
  PILLARS,
  SIZES,
  STORAGE,
  TRADES,
} from './words.ts';

/** The pending decision of the rolling seat; in `answer` and `discard` also of other seats. */
export const PHASES = [
  'start',
  'choose-trade',
  'roll',
  'roll-again',
  'take',
  'steal',
  'pillar',
  'act',
  'pay',
  'answer',
  'pick',
  'discard',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Trades, materials, rooms and sizes are indices into the lists of words.ts. */
export interface State {
  /** Immutable, and shared by all copies of a state. */
  readonly options: Options;
  readonly firstSeat: Seat;
  /** The rolling seat. */
  seat: Seat;
  phase: Phase;
  /** UD-16: counted from 1. */
  round: number;
  /** Rolls made in this turn. */
  rolls: number;
  /** 1 to 6, or 0 before the first roll of a turn. */
  die: number;
  /** UD-7: determined at the start of the turn. */
  isDoubled: boolean;
  /** UD-14 */
  isRollingThree: boolean;
  /** UD-15: `NONE` unless all of three seats have a plate. */
  missingTrade: number;
  opener: number;
  roof: number;
  /** The remaining effects of the roll. */
  toTake: number;
  thefts: number;
  steps: number;
  /** UD-8: pillars of the rolling seat that are not set. */
  loose: number;
  /** UD-11: a material, `PILLAR`, or `NONE`. */
  bankItem: number;
  toPay: number;
  /** UD-10: a seat, `ALL`, or `NONE` while no offer is open. */
  offerTo: number;
  offer: Deal;
  /** One of `ANSWER`, by seat. */
  answers: number[];
  /** By seat: its counter to the offer, stated from its own side. */
  counters: Deal[];
  /** By seat, `NO_DEAL` if none is open. */
  proposals: Deal[];
  /** By seat: proposals made in this turn. */
  proposed: number[];
  /** Offers made in this turn. */
  offers: number;
  /** By seat: the number of offers in this turn that addressed it. */
  asked: number[];
  /** UD-10 a: offers that may not be repeated yet. */
  past: PastOffer[];
  stacks: Stack[];
  players: Player[];
}

/** UD-3. The order is not stored: the next card is drawn when the top card is taken. */
export interface Stack {
  /** A room, or `NONE` if the stack is empty. */
  top: number;
  /** The number of each of its three rooms below the top card. */
  below: number[];
}

export interface Player {
  /** `NONE` without a plate. */
  trade: number;
  /** Turns begun. */
  turns: number;
  /** By material. */
  storage: number[];
  floor: number;
  /** On the current floor; a floor below it has four. */
  pillars: number;
  /** A bit set of the columns in use on the current floor. */
  columns: number;
  /** In order of opening, both floors. */
  rooms: RoomState[];
}

export interface RoomState {
  readonly room: number;
  readonly floor: number;
  readonly column: number;
  /** A bit set of the filled cells. */
  built: number;
}

/** A past offer, in numbers that are fast to compare (see bundles.ts). */
export interface PastOffer {
  readonly to: number;
  readonly give: number;
  readonly want: number;
  readonly pillars: number;
}

export const NONE = -1;
/** `offerTo`: every seat with a plate but the rolling one. */
export const ALL = MAX_PLAYERS;
/** `bankItem` */
export const PILLAR = MATERIALS.length;

/** A seat's answer to the open offer. */
export const ANSWER = { none: 0, owed: 1, accepted: 2, declined: 3, countered: 4 } as const;

/** Stands for the absence of a deal. */
export const NO_DEAL: Deal = { give: [], want: [], pillars: 0 };

/** Whether a deal is not `NO_DEAL`, by value: after JSON it is a different object. */
export function isDeal({ give, want, pillars }: Deal): boolean {
  return pillars > 0 || give.length > 0 || want.length > 0;
}

/** The ids of the random streams; addresses are built where they are used. */
export const STREAM = { first: 0, trade: 1, card: 2, die: 3 } as const;

/** More cards than any stack holds. */
export const STACK_SIZE = 256;

const SEAT = { name: 'seat', size: MAX_PLAYERS };

export const streams: readonly Stream[] = [
  { name: 'first', parts: [] },
  { name: 'trade', parts: [{ name: 'seat', size: TRADES.length }] },
  {
    name: 'card',
    parts: [
      { name: 'stack', size: SIZES.length },
      { name: 'position', size: STACK_SIZE },
    ],
  },
  { name: 'die', parts: [SEAT, { name: 'turn' }, { name: 'roll', size: MAX_ROLLS }] },
];

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

/** UD-5: a seat without a plate has no storage and takes no part in trade or theft. */
export function hasPlate(state: State, seat: Seat): boolean {
  return (state.players[seat]?.trade ?? NONE) !== NONE;
}

export function freePlaces({ pillars }: Player): number {
  return PILLARS - pillars;
}

export function stored({ storage }: Player): number {
  let count = 0;
  for (let material = 0; material < storage.length; material++)
    count += storage[material] as number;
  return count;
}

/** UD-13: the number of materials over the limit at the end of a turn. */
export function surplus(player: Player): number {
  return Math.max(0, stored(player) - STORAGE);
}

export function clone(state: State): State {
  return {
    options: state.options,
    firstSeat: state.firstSeat,
    seat: state.seat,
    phase: state.phase,
    round: state.round,
    rolls: state.rolls,
    die: state.die,
    isDoubled: state.isDoubled,
    isRollingThree: state.isRollingThree,
    missingTrade: state.missingTrade,
    opener: state.opener,
    roof: state.roof,
    toTake: state.toTake,
    thefts: state.thefts,
    steps: state.steps,
    loose: state.loose,
    bankItem: state.bankItem,
    toPay: state.toPay,
    offerTo: state.offerTo,
    // Deals are immutable, so copies share them.
    offer: state.offer,
    answers: state.answers.slice(),
    counters: state.counters.slice(),
    proposals: state.proposals.slice(),
    proposed: state.proposed.slice(),
    offers: state.offers,
    asked: state.asked.slice(),
    past: state.past.slice(),
    stacks: state.stacks.map(cloneStack),
    players: state.players.map(clonePlayer),
  };
}

function cloneStack({ top, below }: Stack): Stack {
  return { top, below: below.slice() };
}

function clonePlayer(player: Player): Player {
  return {
    trade: player.trade,
    turns: player.turns,
    storage: player.storage.slice(),
    floor: player.floor,
    pillars: player.pillars,
    columns: player.columns,
    rooms: player.rooms.map(cloneRoom),
  };
}

function cloneRoom({ room, floor, column, built }: RoomState): RoomState {
  return { room, floor, column, built };
}
