import type { Game, Json, JsonObject, MatchSeat } from '@richtfest/engine';

export const SEAT_KINDS = ['person-here', 'bot', 'by-link'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface PlannedSeat {
  readonly kind: SeatKind;
  readonly name: string;
}

/** A table as somebody wishes it: remembered, so that the next one is one tap away. */
export interface TablePlan {
  readonly seats: readonly PlannedSeat[];
  /** Only what differs from the game's defaults. */
  readonly options: JsonObject;
  /** By link: seconds for a decision; absent: no clock. */
  readonly clock?: number;
}

/** The bot that sits down unless another is wished for. */
const BOT = 'greedy';
const BOT_NAMES = ['Ida', 'Bruno', 'Lotte', 'Wim', 'Emma', 'Otto', 'Pia', 'Kees'] as const;
const USUAL_PLAYERS = 3;

type Limits = Game['players'];

/** One person and bots around. */
export function usualPlan(players: Limits, name: string, options: JsonObject = {}): TablePlan {
  const count = Math.min(players.max, Math.max(players.min, USUAL_PLAYERS));
  const person: PlannedSeat = { kind: 'person-here', name };
  const plan: TablePlan = { seats: [person], options };
  return Array.from({ length: count - 1 }).reduce<TablePlan>((so) => addSeat(so), plan);
}

export function addSeat(plan: TablePlan): TablePlan {
  return { ...plan, seats: [...plan.seats, { kind: 'bot', name: freeBotName(plan.seats) }] };
}

export function removeSeat(plan: TablePlan, seat: number): TablePlan {
  return withFirstSeat({ ...plan, seats: plan.seats.filter((_, at) => at !== seat) }, 'lot');
}

/** Changes a seat; with a seat by link only one person can be at this device. */
export function changeSeat(plan: TablePlan, seat: number, change: Partial<PlannedSeat>): TablePlan {
  const seats = plan.seats.map((each, at) => (at === seat ? renamed(plan, each, change) : each));
  if (!seats.some(({ kind }) => kind === 'by-link')) return { ...plan, seats };
  const mine = change.kind === 'person-here' ? seat : seats.findIndex(isHere);
  return {
    ...plan,
    seats: seats.map((each, at) =>
      isHere(each) && at !== mine ? { kind: 'by-link', name: '' } : each,
    ),
  };
}

function renamed(plan: TablePlan, seat: PlannedSeat, change: Partial<PlannedSeat>): PlannedSeat {
  if (change.kind === undefined || change.kind === seat.kind) return { ...seat, ...change };
  const name = change.kind === 'bot' ? freeBotName(plan.seats) : '';
  return { name, ...change, kind: change.kind };
}

export function changeOption(plan: TablePlan, key: string, value: Json | undefined): TablePlan {
  const { [key]: _, ...others } = plan.options;
  return { ...plan, options: value === undefined ? others : { ...others, [key]: value } };
}

function withFirstSeat(plan: TablePlan, first: Json): TablePlan {
  return 'firstSeat' in plan.options ? changeOption(plan, 'firstSeat', first) : plan;
}

export function isOnline(plan: TablePlan): boolean {
  return plan.seats.some(({ kind }) => kind === 'by-link');
}

/** The same table on this device alone: bots sit where people by link would. */
export function atHome(plan: TablePlan): TablePlan {
  return plan.seats.reduce<TablePlan>(
    (so, { kind }, seat) => (kind === 'by-link' ? changeSeat(so, seat, { kind: 'bot' }) : so),
    plan,
  );
}

/** Seats for the header of a match; whoever gave no name is a guest. */
export function matchSeats(plan: TablePlan, guest: (number: number) => string): MatchSeat[] {
  let guests = 0;
  return plan.seats.map(({ kind, name }) => {
    const given = name.trim();
    if (kind === 'bot') return { name: given === '' ? 'Bot' : given, bot: BOT };
    return { name: given === '' ? guest(++guests) : given };
  });
}

function freeBotName(seats: readonly PlannedSeat[]): string {
  const taken = new Set(seats.map(({ name }) => name));
  return BOT_NAMES.find((name) => !taken.has(name)) ?? 'Bot';
}

function isHere({ kind }: PlannedSeat): boolean {
  return kind === 'person-here';
}
