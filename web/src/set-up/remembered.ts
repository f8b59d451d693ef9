import { LEVELS } from '@richtfest/bots';
import { type Game, SEAT_COLOURS } from '@richtfest/engine';
import { siteGame } from '../games/index.ts';
import { type PlannedSeat, type TablePlan, SEAT_KINDS, usualPlan } from './table-plan.ts';

const NAME_KEY = 'richtfest/name';

/** The name last used on this device. */
export function rememberedName(): string {
  return read(NAME_KEY) ?? '';
}

export function rememberName(name: string): void {
  if (name.trim() !== '') write(NAME_KEY, name.trim());
}

/** The last set-up of this game, or the default one. */
export function rememberedPlan(game: Pick<Game, 'id' | 'players'>): TablePlan {
  const plan = parsePlan(read(planKey(game.id)));
  const isFitting =
    plan !== undefined &&
    plan.seats.length >= game.players.min &&
    plan.seats.length <= game.players.max;
  if (isFitting) return plan;
  return usualPlan(game.players, rememberedName(), siteGame(game.id).firstOptions ?? {});
}

export function rememberPlan(id: string, plan: TablePlan): void {
  write(planKey(id), JSON.stringify(plan));
  rememberName(plan.seats.find(({ kind }) => kind === 'person-here')?.name ?? '');
}

function planKey(id: string): string {
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

/** Levels and colours from another version of the site become the defaults. */
function withKnownWords(
  { level, colour, ...seat }: PlannedSeat,
  at: number,
  seats: readonly PlannedSeat[],
): PlannedSeat {
  const isFree = seats.findIndex((each) => each.colour === colour) === at;
  return {
    ...seat,
    ...(level !== undefined && LEVELS.includes(level) ? { level } : {}),
    ...(colour !== undefined && SEAT_COLOURS.includes(colour) && isFree ? { colour } : {}),
  };
}

/** A browser may forbid storage; then nothing is remembered. */
function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage nothing is remembered.
  }
}
