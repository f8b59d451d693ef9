import { type Json, schema } from '@richtfest/engine';
import { ROOMS_PER_SIZE } from '../cells.ts';
import { bundleOfNumber } from '../bundles.ts';
import { ALL, ANSWER, NONE, PHASES, PILLAR, type Player, type State, isDeal } from '../state.ts';
import {
  type Deal,
  MATERIALS,
  MAX_OFFERS,
  MAX_PLAYERS,
  MAX_PROPOSALS,
  MAX_ROLLS,
  type Material,
  PILLARS,
  PILLAR_PRICE,
  ROOMS,
  type Room,
  SIZES,
  type Size,
  TRADES,
  type Trade,
} from '../words.ts';
import { writeDeal, writeGoods } from './goods.ts';
import { writeRoom } from './rooms.ts';

const seat = schema.integer(0, MAX_PLAYERS - 1);
const bySeat = <T>(values: ReturnType<typeof schema.described<T>>) =>
  schema.object(
    {},
    Object.fromEntries(Array.from({ length: MAX_PLAYERS }, (_, at) => [String(at), values])),
  );
const goods = schema.described(schema.string(), 'materials like “lamp lamp door”');
const deal = schema.described(schema.string(), 'what is given for what, like “lamp for door tap”');
const answer = schema.described(
  schema.string(),
  '“owed”, “accepted”, “declined”, or a counter like “door for lamp lamp”',
);
const room = schema.described(
  schema.string(),
  'a room with its filled cells, like “chamber A: A2 A4” or “upper kitchen C: full”',
);
const count = schema.integer(0, 255);
const roomCounts = Object.fromEntries(ROOMS.map((name) => [name, count]));
const stack = schema.object(
  {},
  { top: schema.oneOf(...ROOMS), below: schema.object({}, roomCounts) },
);

/** Every field is optional: by default it is as at the start. */
export interface Position {
  readonly seat?: number;
  readonly firstSeat?: number;
  readonly phase?: (typeof PHASES)[number];
  readonly round?: number;
  readonly rolls?: number;
  readonly die?: number;
  readonly doubled?: boolean;
  readonly rollingThree?: boolean;
  readonly opener?: number;
  readonly roof?: number;
  readonly toTake?: number;
  readonly thefts?: number;
  readonly steps?: number;
  readonly loosePillars?: number;
  readonly bank?: { readonly item: Material | 'pillar'; readonly toPay?: number };
  readonly offer?: {
    readonly to: number | 'all';
    readonly deal: string;
    readonly answers?: Readonly<Record<string, string>>;
  };
  readonly proposals?: Readonly<Record<string, string>>;
  readonly proposalsMade?: readonly number[];
  readonly offersMade?: number;
  readonly asked?: readonly number[];
  readonly pastOffers?: readonly { readonly to: number | 'all'; readonly deal: string }[];
  readonly stacks?: Readonly<Partial<Record<Size, StackPosition>>>;
  readonly players?: readonly PlayerPosition[];
}

interface StackPosition {
  readonly top?: Room;
  readonly below?: Readonly<Partial<Record<Room, number>>>;
}

export interface PlayerPosition {
  readonly trade?: Trade;
  readonly storage?: string;
  readonly floor?: number;
  readonly pillars?: number;
  readonly rooms?: readonly string[];
  readonly turns?: number;
}

const receiver = schema.anyOf(seat, schema.oneOf('all'));

const player = schema.object(
  {},
  {
    trade: schema.described(schema.oneOf(...TRADES), 'the trade; without one, no plate'),
    storage: goods,
    floor: schema.described(schema.integer(0, 1), '0, or 1 above the ceiling'),
    pillars: schema.described(schema.integer(0, PILLARS), 'pillars on the current floor'),
    rooms: schema.array(room),
    turns: schema.described(schema.integer(0), 'turns begun'),
  },
);

export const positionSchema = schema.object(
  {},
  {
    seat: schema.described(seat, 'the rolling seat'),
    firstSeat: schema.described(seat, 'the seat that began'),
    phase: schema.oneOf(...PHASES),
    round: schema.integer(1),
    rolls: schema.described(schema.integer(0, MAX_ROLLS), 'rolls made in this turn'),
    die: schema.described(schema.integer(0, 6), 'what it shows; 0 before the first roll'),
    doubled: schema.described(schema.boolean, 'whether the opener counts in this turn'),
    rollingThree: schema.boolean,
    opener: schema.described(seat, 'who holds the opener'),
    roof: schema.described(seat, 'who has the roof'),
    toTake: schema.integer(0, 16),
    thefts: schema.integer(0, 2),
    steps: schema.integer(0, 2),
    loosePillars: schema.described(schema.integer(0), 'pillars of the rolling seat not yet set'),
    bank: schema.object(
      { item: schema.oneOf(...MATERIALS, 'pillar') },
      { toPay: schema.integer(1, PILLAR_PRICE) },
    ),
    offer: schema.object({ to: receiver, deal }, { answers: bySeat(answer) }),
    proposals: bySeat(deal),
    proposalsMade: schema.array(schema.integer(0, MAX_PROPOSALS)),
    offersMade: schema.integer(0, MAX_OFFERS),
    asked: schema.described(
      schema.array(schema.integer(0, MAX_OFFERS)),
      'by seat: offers of this turn that spoke to it',
    ),
    pastOffers: schema.array(schema.object({ to: receiver, deal }), { maxItems: MAX_OFFERS }),
    stacks: schema.object({}, { small: stack, large: stack }),
    players: schema.array(player),
  },
);

export function writePosition(state: State): Json {
  const { offerTo, bankItem } = state;
  return {
    seat: state.seat,
    firstSeat: state.firstSeat,
    phase: state.phase,
    round: state.round,
    rolls: state.rolls,
    die: state.die,
    doubled: state.isDoubled,
    rollingThree: state.isRollingThree,
    ...(state.opener === NONE ? {} : { opener: state.opener }),
    ...(state.roof === NONE ? {} : { roof: state.roof }),
    toTake: state.toTake,
    thefts: state.thefts,
    steps: state.steps,
    loosePillars: state.loose,
    ...(bankItem === NONE ? {} : { bank: { item: itemName(bankItem), toPay: state.toPay } }),
    ...(offerTo === NONE ? {} : { offer: writeOffer(state) }),
    proposals: Object.fromEntries(
      state.proposals.flatMap((own, at) => (isDeal(own) ? [[at, writeDeal(own, false)]] : [])),
    ),
    proposalsMade: [...state.proposed],
    offersMade: state.offers,
    asked: [...state.asked],
    pastOffers: state.past.map(({ to, give, want, pillars }) => ({
      to: receiverName(to),
      deal: writeDeal({ give: bundleOfNumber(give), want: bundleOfNumber(want), pillars }, true),
    })),
    stacks: Object.fromEntries(SIZES.map((size, number) => [size, writeStack(state, number)])),
    players: state.players.map(writePlayer),
  };
}

function itemName(item: number): Material | 'pillar' {
  return item === PILLAR ? 'pillar' : (MATERIALS[item] as Material);
}

function receiverName(to: number): number | 'all' {
  return to === ALL ? 'all' : to;
}

const ANSWER_WORDS = ['', 'owed', 'accepted', 'declined', ''] as const;

function writeOffer({ offerTo, offer, answers, counters }: State): Json {
  const given = answers.flatMap((code, at) => {
    if (code === ANSWER.none) return [];
    const counter = counters[at] as Deal;
    return [[at, code === ANSWER.countered ? writeDeal(counter, false) : ANSWER_WORDS[code]]];
  });
  return {
    to: receiverName(offerTo),
    deal: writeDeal(offer, true),
    answers: Object.fromEntries(given) as Record<string, string>,
  };
}

function writeStack({ stacks }: State, size: number): Json {
  const { top, below } = stacks[size] ?? { top: NONE, below: [] };
  const rooms = ROOMS.slice(size * ROOMS_PER_SIZE, (size + 1) * ROOMS_PER_SIZE);
  return {
    ...(top === NONE ? {} : { top: ROOMS[top] as Room }),
    below: Object.fromEntries(rooms.map((name, place) => [name, below[place] ?? 0])),
  };
}

function writePlayer({ trade, storage, floor, pillars, rooms, turns }: Player): Json {
  const materials = MATERIALS.flatMap((material, number) =>
    Array.from({ length: storage[number] ?? 0 }, () => material),
  );
  return {
    ...(trade === NONE ? {} : { trade: TRADES[trade] as Trade }),
    storage: writeGoods(materials),
    floor,
    pillars,
    rooms: rooms.map(writeRoom),
    turns,
  };
}
