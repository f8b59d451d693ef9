import { LEVELS } from '@richtfest/bots';
import { catalog } from '@richtfest/catalog';
import {
  type Game,
  PLAYER_FACES,
  type PlayerFace,
  SEAT_COLOURS,
  type SeatColour,
} from '@richtfest/engine';
import { siteGame } from '../games/index.ts';
import { type StoredKey, readStored, writeStored } from '../storage/device-storage.ts';
import {
  type Household,
  type PlannedSeat,
  type TablePlan,
  SEAT_KINDS,
  householdPlan,
  usualPlan,
  withOwner,
} from './table-plan.ts';

const NAME_KEY = 'richtfest/name';
const COLOUR_KEY = 'richtfest/colour';
const FACE_KEY = 'richtfest/face';
const INTRODUCED_KEY = 'richtfest/introduced';

/** The name last used on this device. */
export function rememberedName(): string {
  return readStored(NAME_KEY) ?? '';
}

export function rememberName(name: string): void {
  if (name.trim() !== '') writeStored(NAME_KEY, name.trim());
}

/** The colour of the person who uses this device. */
export function rememberedColour(): SeatColour | undefined {
  const stored = readStored(COLOUR_KEY);
  return SEAT_COLOURS.find((colour) => colour === stored);
}

export function rememberColour(colour: SeatColour): void {
  writeStored(COLOUR_KEY, colour);
}

/** The face of the person who uses this device. */
export function rememberedFace(): PlayerFace | undefined {
  const stored = readStored(FACE_KEY);
  return PLAYER_FACES.find((face) => face === stored);
}

export function rememberFace(face: PlayerFace): void {
  writeStored(FACE_KEY, face);
}

/** Whether this device has asked for a name before, answered or not, or knows one. */
export function isIntroduced(): boolean {
  return rememberedName() !== '' || readStored(INTRODUCED_KEY) !== undefined;
}

export function markIntroduced(): void {
  writeStored(INTRODUCED_KEY, '1');
}

/** The last set-up of this game, or the default one. */
export function rememberedPlan(game: Pick<Game, 'id' | 'players'>): TablePlan {
  const plan = storedPlan(game) ?? usualPlan(game.players, '', siteGame(game.id).firstOptions);
  return withOwner(plan, {
    name: rememberedName(),
    colour: rememberedColour(),
    face: rememberedFace(),
  });
}

/** Undefined if the game has not been set up yet, or has other numbers of players now. */
function storedPlan({ id, players }: Pick<Game, 'id' | 'players'>): TablePlan | undefined {
  const plan = parsePlan(readStored(planKey(id)));
  if (plan === undefined) return undefined;
  const { length } = plan.seats;
  return length >= players.min && length <= players.max ? plan : undefined;
}

/** From now on, “Play” seats this household: in the given game, and in all that nobody has set up. */
export function rememberHousehold(household: Household, { id }: Pick<Game, 'id'>): void {
  for (const game of catalog) {
    const stored = storedPlan(game);
    if (stored !== undefined && game.id !== id) continue;
    const options = stored?.options ?? siteGame(game.id).firstOptions;
    rememberPlan(game.id, householdPlan(game.players, household, options));
  }
}

export function rememberPlan(id: string, plan: TablePlan): void {
  writeStored(planKey(id), JSON.stringify(plan));
  const owner = plan.seats.find(({ kind }) => kind === 'person-here');
  rememberName(owner?.name ?? '');
  if (owner?.face !== undefined) rememberFace(owner.face);
  if (owner?.colour !== undefined) rememberColour(owner.colour);
}

function planKey(id: string): StoredKey {
  return `richtfest/plan/${id}`;
}

function parsePlan(text: string | undefined): TablePlan | undefined {
  try {
    const plan = JSON.parse(text ?? '') as TablePlan;
    const isPlan =
      typeof plan.options === 'object' &&
      plan.seats.every(({ kind, name }) => SEAT_KINDS.includes(kind) && typeof name === 'string');
    return isPlan ? { ...plan, seats: plan.seats.map(withKnownWords) } : undefined;
  } catch {
    return undefined;
  }
}

/** Levels, colours and faces from another version of the site become the defaults. */
function withKnownWords(
  { level, colour, face, ...seat }: PlannedSeat,
  at: number,
  seats: readonly PlannedSeat[],
): PlannedSeat {
  const isFree = seats.findIndex((each) => each.colour === colour) === at;
  return {
    ...seat,
    ...(level !== undefined && LEVELS.includes(level) ? { level } : {}),
    ...(colour !== undefined && SEAT_COLOURS.includes(colour) && isFree ? { colour } : {}),
    ...(face !== undefined && PLAYER_FACES.includes(face) ? { face } : {}),
  };
}
