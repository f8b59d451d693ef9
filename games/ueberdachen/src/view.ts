import { type Seat, type Watcher, seatsIn } from '@richtfest/engine';
import { bundleOfNumber } from './bundles.ts';
import { ROOMS_PER_SIZE, cellsIn, isComplete } from './cells.ts';
import { owing } from './moves/owing.ts';
import type { Options } from './options.ts';
import {
  ALL,
  ANSWER,
  NONE,
  NO_DEAL,
  PILLAR,
  type PastOffer,
  type Phase,
  type Player,
  type RoomState,
  type Stack,
  type State,
  isDeal,
} from './state.ts';
import {
  type Deal,
  MATERIALS,
  MAX_OFFERS,
  MAX_PROPOSALS,
  type Material,
  PILLARS,
  ROOMS,
  type Room,
  type Size,
  TRADES,
  type Trade,
} from './words.ts';

/** This game has no hidden information: all watchers see the same. */
export interface View {
  readonly options: Options;
  readonly firstSeat: Seat;
  /** The rolling seat. */
  readonly seat: Seat;
  readonly phase: Phase;
  /** The seats that must choose before the game continues. */
  readonly owing: readonly Seat[];
  /** Counted from 1. */
  readonly round: number;
  /** Rolls made in this turn. */
  readonly rolls: number;
  /** The face of the die, 1 to 6; absent before the first roll of a turn. */
  readonly die?: number;
  /** UD-7: this turn's roll counts double. */
  readonly isDoubled: boolean;
  /** UD-14 */
  readonly isRollingThree: boolean;
  /** UD-15: the trade that no seat has, once all three seats have a plate. */
  readonly missingTrade?: Trade;
  /** The seat that holds the opener. */
  readonly opener?: Seat;
  /** The seat that has the roof. */
  readonly roof?: Seat;
  /** In phase `take`: the number of materials. */
  readonly toTake: number;
  /** In phase `steal`: the number of thefts left, including this one. */
  readonly thefts: number;
  /** In phase `pillar`: the steps of the 6 left, including this one; 0 for the bank's pillar. */
  readonly steps: number;
  /** UD-8: pillars of the rolling seat that are not set. */
  readonly loosePillars: number;
  /** UD-11: in phase `pay`. */
  readonly bank?: BankView;
  readonly offer?: OfferView;
  /** UD-10 d: open ones, by seat. */
  readonly proposals: readonly ProposalView[];
  readonly offersLeft: number;
  /** By seat: the number of offers in this turn that addressed it. */
  readonly asked: readonly number[];
  /** By seat. */
  readonly proposalsLeft: readonly number[];
  /** UD-10 a: offers of this turn that may not be repeated until the storages change. */
  readonly pastOffers: readonly AddressedDeal[];
  readonly stacks: Readonly<Record<Size, StackView>>;
  readonly players: readonly PlayerView[];
}

interface BankView {
  readonly item: Material | 'pillar';
  /** Payments left. */
  readonly toPay: number;
}

interface AddressedDeal extends Deal {
  readonly to: Seat | 'all';
}

/** UD-10 a–c: the rolling seat's open offer. */
export interface OfferView extends AddressedDeal {
  /** One for each addressed seat, by seat. */
  readonly answers: readonly AnswerView[];
}

export interface AnswerView {
  readonly seat: Seat;
  readonly answer: 'owed' | 'accepted' | 'declined' | 'countered';
  /** Stated from the answering seat's side. */
  readonly counter?: Deal;
}

/** Stated from the proposing seat's side. */
interface ProposalView extends Deal {
  readonly seat: Seat;
}

export interface StackView {
  /** The card on top; absent if the stack is empty. */
  readonly top?: Room;
  /** The number of each room below: public, because all others lie open; their order is unknown. */
  readonly below: Readonly<Partial<Record<Room, number>>>;
}

export interface PlayerView {
  /** Absent without a foundation plate (UD-5). */
  readonly trade?: Trade;
  /** Turns begun. */
  readonly turns: number;
  readonly storage: Readonly<Record<Material, number>>;
  /** The floor it builds on: 0, or 1 once it has the ceiling plate. */
  readonly floor: number;
  /** Pillars on the lower and on the upper floor. */
  readonly pillars: readonly [number, number];
  /** In order of opening. */
  readonly rooms: readonly RoomView[];
}

export interface RoomView {
  readonly room: Room;
  readonly floor: number;
  /** The left column of a large room. */
  readonly column: number;
  /** By cell: top to bottom, in a large room first the left column. */
  readonly built: readonly boolean[];
  readonly isComplete: boolean;
}

/** Nothing is hidden, so there is nothing to remember. */
export interface Memory {
  readonly [nothing: string]: never;
}

export function view(state: State, _watcher: Watcher): View {
  const { options, firstSeat, seat, phase, round, rolls, isDoubled, isRollingThree } = state;
  return {
    options,
    firstSeat,
    seat,
    phase,
    owing: seatsIn(owing(state)),
    round,
    rolls,
    ...(state.die === 0 ? {} : { die: state.die }),
    isDoubled,
    isRollingThree,
    ...(state.missingTrade === NONE ? {} : { missingTrade: TRADES[state.missingTrade] as Trade }),
    ...(state.opener === NONE ? {} : { opener: state.opener }),
    ...(state.roof === NONE ? {} : { roof: state.roof }),
    toTake: state.toTake,
    thefts: state.thefts,
    steps: state.steps,
    loosePillars: state.loose,
    ...(state.bankItem === NONE
      ? {}
      : { bank: { item: itemOf(state.bankItem), toPay: state.toPay } }),
    ...(state.offerTo === NONE ? {} : { offer: offerView(state) }),
    proposals: state.proposals.flatMap((deal, proposer) =>
      isDeal(deal) ? [{ seat: proposer, ...deal }] : [],
    ),
    offersLeft: MAX_OFFERS - state.offers,
    asked: state.asked.slice(),
    proposalsLeft: state.proposed.map((made) => MAX_PROPOSALS - made),
    pastOffers: state.past.map(pastView),
    stacks: { small: stackView(state, 0), large: stackView(state, 1) },
    players: state.players.map(playerView),
  };
}

function itemOf(item: number): Material | 'pillar' {
  return item === PILLAR ? 'pillar' : (MATERIALS[item] as Material);
}

function receiverOf(to: number): Seat | 'all' {
  return to === ALL ? 'all' : to;
}

const ANSWERS = ['owed', 'accepted', 'declined', 'countered'] as const;

function offerView({ offerTo, offer, answers, counters }: State): OfferView {
  return {
    to: receiverOf(offerTo),
    ...offer,
    answers: answers.flatMap((answer, seat) => {
      if (answer === ANSWER.none) return [];
      const counter = counters[seat] ?? NO_DEAL;
      return [
        {
          seat,
          answer: ANSWERS[answer - ANSWER.owed] ?? 'owed',
          ...(isDeal(counter) ? { counter } : {}),
        },
      ];
    }),
  };
}

function pastView({ to, give, want, pillars }: PastOffer): AddressedDeal {
  return {
    to: receiverOf(to),
    give: bundleOfNumber(give),
    want: bundleOfNumber(want),
    pillars,
  };
}

function stackView({ stacks }: State, size: number): StackView {
  const { top, below } = stacks[size] as Stack;
  const rooms = ROOMS.slice(size * ROOMS_PER_SIZE, (size + 1) * ROOMS_PER_SIZE);
  return {
    ...(top === NONE ? {} : { top: ROOMS[top] as Room }),
    below: Object.fromEntries(rooms.map((room, place) => [room, below[place] ?? 0])),
  };
}

function playerView(player: Player): PlayerView {
  const { trade, turns, floor, pillars } = player;
  return {
    ...(trade === NONE ? {} : { trade: TRADES[trade] as Trade }),
    turns,
    storage: Object.fromEntries(
      MATERIALS.map((material, number) => [material, player.storage[number] ?? 0]),
    ) as Record<Material, number>,
    floor,
    pillars: floor === 0 ? [pillars, 0] : [PILLARS, pillars],
    rooms: player.rooms.map(roomView),
  };
}

function roomView(room: RoomState): RoomView {
  return {
    room: ROOMS[room.room] as Room,
    floor: room.floor,
    column: room.column,
    built: Array.from(
      { length: cellsIn(room.room) },
      (_, cell) => (room.built & (1 << cell)) !== 0,
    ),
    isComplete: isComplete(room),
  };
}
