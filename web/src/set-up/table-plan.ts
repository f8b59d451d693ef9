import {
  LEVELS,
  type Level,
  type Persona,
  USUAL_LEVEL,
  freePersona,
  personaOf,
  personasOf,
} from '@richtfest/bots';
import {
  type Game,
  type Json,
  type JsonObject,
  type PlayerFace,
  type SeatColour,
  playerFaces,
  seatColours,
} from '@richtfest/engine';
import { type Aids, type LateWay, isSlow } from '@richtfest/protocol';

export const SEAT_KINDS = ['person-here', 'bot', 'by-link'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface PlannedSeat {
  readonly kind: SeatKind;
  readonly name: string;
  /** The bot's level; undefined: the default. */
  readonly level?: Level;
  /** Undefined: the default colour of the seat. */
  readonly colour?: SeatColour;
  /** A person's face; undefined: the default of the seat. */
  readonly face?: PlayerFace;
  /** The seat of the previous table this player or bot had. */
  readonly same?: number;
}

/** A planned table, remembered for the next match. */
export interface TablePlan {
  readonly seats: readonly PlannedSeat[];
  /** Only what differs from the game's defaults. */
  readonly options: JsonObject;
  /** The custom edition that the component data in `options` comes from. */
  readonly editionName?: string;
  /** Online: seconds per decision; undefined: no clock. */
  readonly clock?: number;
  /** What happens when time is up; undefined: the default. */
  readonly late?: LateWay;
  /** Online: watching is not allowed. */
  readonly forbidsWatchers?: boolean;
  /** Online: the aids that differ from the defaults. */
  readonly aids?: Aids;
}

/** By default slow tables remind late players; live tables move for them. */
export function lateWayOf({ clock = 0, late }: TablePlan): LateWay {
  return late ?? (isSlow({ decision: clock }) ? 'reminder' : 'move');
}

const USUAL_PLAYERS = 3;

type Limits = Game['players'];

/** A person at this device. */
export interface PersonHere {
  readonly name: string;
  readonly face?: PlayerFace;
}

/** The people who usually play at this device, its owner first, and the level of their bots. */
export interface Household {
  readonly people: readonly PersonHere[];
  readonly level: Level;
}

/** The table of a household: bots fill it up to the usual number of players. */
export function householdPlan(
  players: Limits,
  { people, level }: Household,
  options: JsonObject = {},
): TablePlan {
  const here = people
    .slice(0, players.max)
    .map((person): PlannedSeat => ({ kind: 'person-here', ...person }));
  const count = Math.min(players.max, Math.max(players.min, USUAL_PLAYERS, here.length));
  const plan: TablePlan = { seats: here, options };
  return Array.from({ length: count - here.length }).reduce<TablePlan>(
    (so) => changeLevel(addSeat(so), so.seats.length, level),
    plan,
  );
}

/** One person and bots. */
export function usualPlan(players: Limits, name: string, options: JsonObject = {}): TablePlan {
  return householdPlan(players, { people: [{ name }], level: USUAL_LEVEL }, options);
}

/** The same table where its only person begins, unless another player was chosen to. */
export function withPersonFirst(plan: TablePlan, { options }: Pick<Game, 'options'>): TablePlan {
  const isOpen = 'firstSeat' in options && plan.options['firstSeat'] === undefined;
  if (!isOpen || people(plan) !== 1) return plan;
  return changeOption(plan, 'firstSeat', plan.seats.findIndex(isHere));
}

/** The person who uses a device. */
export interface Owner {
  readonly name: string;
  readonly colour?: SeatColour | undefined;
  readonly face?: PlayerFace | undefined;
}

/** Seats the owner where one person plays here without a name; a person of that name is the owner. */
export function withOwner(plan: TablePlan, { name, colour, face }: Owner): TablePlan {
  const seat = plan.seats.findIndex(isHere);
  const owner = plan.seats[seat];
  if (owner === undefined || peopleHere(plan) !== 1) return plan;
  if (!['', name].includes(owner.name.trim())) return plan;
  const faced = face === undefined ? plan : changeSeat(plan, seat, { face });
  if (owner.name.trim() !== '') return faced;
  const named = changeSeat(faced, seat, { name });
  const hasColour = plan.seats.some((each) => each.colour !== undefined);
  return colour === undefined || hasColour ? named : changeColour(named, seat, colour);
}

/** The faces of the people at this device, chosen or by default; undefined for all others. */
export function facesHere({ seats }: TablePlan): (PlayerFace | undefined)[] {
  const faces = playerFaces(
    seats.map(({ kind, face }) => (kind === 'bot' ? { bot: kind } : { face })),
  );
  return faces.map((face, at) => (seats[at]?.kind === 'person-here' ? face : undefined));
}

/** Adds a bot with the level of the last one. */
export function addSeat(plan: TablePlan): TablePlan {
  const level = plan.seats.findLast(({ kind }) => kind === 'bot')?.level ?? USUAL_LEVEL;
  const { name } = freePersona(level, namesOf(plan.seats));
  return { ...plan, seats: [...plan.seats, { kind: 'bot', name, level }] };
}

/** The bot for a seat at a given level; a changed name stays. */
export function personaAt({ seats }: TablePlan, seat: number, level: Level): Persona {
  const name = seats[seat]?.name.trim() ?? '';
  const known = LEVELS.flatMap(personasOf).find((each) => each.name === name);
  if (known?.level === level) return known;
  if (name !== '' && known === undefined) {
    return personaOf({ name, bot: level }) ?? freePersona(level, []);
  }
  return freePersona(level, namesOf(seats.filter((_, at) => at !== seat)));
}

/** Another level brings another bot, unless its name was changed. */
export function changeLevel(plan: TablePlan, seat: number, level: Level): TablePlan {
  return changeSeat(plan, seat, { level, name: personaAt(plan, seat, level).name });
}

export function levelOf({ level = USUAL_LEVEL }: PlannedSeat): Level {
  return level;
}

export function removeSeat(plan: TablePlan, seat: number): TablePlan {
  return withFirstSeat({ ...plan, seats: painted(plan).filter((_, at) => at !== seat) }, 'lot');
}

export function changeSeat(plan: TablePlan, seat: number, change: Partial<PlannedSeat>): TablePlan {
  const seats = plan.seats.map((each, at) => (at === seat ? renamed(plan, each, change) : each));
  return { ...plan, seats };
}

function renamed(plan: TablePlan, seat: PlannedSeat, change: Partial<PlannedSeat>): PlannedSeat {
  if (change.kind === undefined || change.kind === seat.kind) return { ...seat, ...change };
  const kept = seat.colour === undefined ? {} : { colour: seat.colour };
  if (change.kind !== 'bot') return { name: '', ...kept, ...change, kind: change.kind };
  const level = levelOf(seat);
  const { name } = freePersona(level, namesOf(plan.seats));
  return { name, level, ...kept, ...change, kind: 'bot' };
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

/** Fixes the current colours before seats are moved. */
function painted({ seats }: TablePlan): PlannedSeat[] {
  const colours = seatColours(seats);
  return seats.map((seat, at) => {
    const colour = colours[at];
    return colour === undefined ? seat : { ...seat, colour };
  });
}

/** Changes a seat's colour, swapping it with the seat that has it. */
export function changeColour(plan: TablePlan, seat: number, colour: SeatColour): TablePlan {
  const before = seatColours(plan.seats)[seat];
  const seats = painted(plan).map((each, at) => {
    if (at === seat) return { ...each, colour };
    return each.colour === colour && before !== undefined ? { ...each, colour: before } : each;
  });
  return { ...plan, seats };
}

/** Moves a seat forward; a chosen first player stays first. */
export function moveForward(plan: TablePlan, seat: number): TablePlan {
  const moved = plan.seats[seat];
  if (seat < 1 || moved === undefined) return plan;
  const seats = painted(plan)
    .toSpliced(seat, 1)
    .toSpliced(seat - 1, 0, moved);
  const { firstSeat } = plan.options;
  const first = firstSeat === seat ? seat - 1 : firstSeat === seat - 1 ? seat : firstSeat;
  return first === undefined ? { ...plan, seats } : withFirstSeat({ ...plan, seats }, first);
}

/** The number of people, here or online. */
export function people(plan: TablePlan): number {
  return plan.seats.filter(({ kind }) => kind !== 'bot').length;
}

/** The number of people at this device. */
export function peopleHere(plan: TablePlan): number {
  return plan.seats.filter(isHere).length;
}

export function hasBots(plan: TablePlan): boolean {
  return plan.seats.some(({ kind }) => kind === 'bot');
}

/** The same table on this device: bots replace people by link. */
export function atHome(plan: TablePlan): TablePlan {
  return plan.seats.reduce<TablePlan>(
    (so, { kind }, seat) => (kind === 'by-link' ? changeSeat(so, seat, { kind: 'bot' }) : so),
    plan,
  );
}

function namesOf(seats: readonly PlannedSeat[]): string[] {
  return seats.map(({ name }) => name.trim());
}

export function isHere({ kind }: PlannedSeat): boolean {
  return kind === 'person-here';
}
