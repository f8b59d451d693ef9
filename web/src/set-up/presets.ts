import { type Level, freePersona } from '@richtfest/bots';
import type { Game, JsonObject } from '@richtfest/engine';
import type { BotPace } from '@richtfest/protocol';
import { proposedOptions } from './proposed.ts';
import { type PlannedSeat, type TablePlan, isHere } from './table-plan.ts';

export const PRESETS = ['quick', 'children', 'two'] as const;
export type PresetName = (typeof PRESETS)[number];

/** A table in one tap. */
interface Preset {
  /** Around this device. */
  readonly people: number;
  readonly bots: readonly Level[];
  readonly pace: BotPace;
}

const TABLES: Readonly<Record<PresetName, Preset>> = {
  quick: { people: 1, bots: ['family', 'family'], pace: 'brisk' },
  children: { people: 2, bots: ['child'], pace: 'calm' },
  two: { people: 2, bots: [], pace: 'calm' },
};

/** What each game is best played with then: only what differs from a first table of it. */
const OPTIONS: Readonly<Record<string, Partial<Record<PresetName, JsonObject>>>> = {
  'dream-home': { children: { columnDiscard: false, openRoofs: true } },
  'three-little-pigs': { two: { finishRound: true } },
  'best-treehouse': { children: { young: true } },
  ueberdachen: { quick: { roundLimit: 30 }, children: { roundLimit: 40 } },
};

/** The table of a preset; whoever is planned to sit here keeps name and colour. */
export function presetPlan(
  game: Pick<Game, 'id' | 'players'>,
  name: PresetName,
  before: TablePlan,
): TablePlan {
  const { people, bots } = TABLES[name];
  const known = before.seats.filter(isHere);
  const seats: PlannedSeat[] = Array.from(
    { length: people },
    (_, at) => known[at] ?? { kind: 'person-here', name: '' },
  );
  const levels = [...bots];
  while (seats.length + levels.length < game.players.min) levels.push('family');
  for (const level of levels.slice(0, game.players.max - seats.length)) {
    const taken = seats.map((seat) => seat.name);
    seats.push({ kind: 'bot', level, name: freePersona(level, taken).name });
  }
  return { seats, options: { ...proposedOptions(game.id), ...OPTIONS[game.id]?.[name] } };
}

export function presetPace(name: PresetName): BotPace {
  return TABLES[name].pace;
}
