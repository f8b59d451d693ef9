import { type Level, freePersona } from '@richtfest/bots';
import type { Game } from '@richtfest/engine';
import type { BotPace } from '@richtfest/protocol';
import { siteGame } from '../games/index.ts';
import { type PlannedSeat, type TablePlan, isHere } from './table-plan.ts';

export const PRESETS = ['quick', 'children', 'two', 'elsewhere', 'child-elsewhere'] as const;
export type PresetName = (typeof PRESETS)[number];

/** A table in one tap. */
interface Preset {
  /** Around this device. */
  readonly people: number;
  /** On other devices. */
  readonly guests?: number;
  readonly bots: readonly Level[];
  readonly pace: BotPace;
  /** It has the options of this preset, and its bots are as gentle. */
  readonly like?: PresetName;
}

const TABLES: Readonly<Record<PresetName, Preset>> = {
  quick: { people: 1, bots: ['family', 'family'], pace: 'brisk' },
  children: { people: 2, bots: ['child'], pace: 'calm' },
  two: { people: 2, bots: [], pace: 'calm' },
  elsewhere: { people: 1, guests: 1, bots: [], pace: 'calm' },
  'child-elsewhere': { people: 1, guests: 1, bots: [], pace: 'calm', like: 'children' },
};

/** The table of a preset; people already planned at this device keep their name and colour. */
export function presetPlan(
  game: Pick<Game, 'id' | 'players'>,
  name: PresetName,
  before: TablePlan,
): TablePlan {
  const { people, guests = 0, bots, like = name } = TABLES[name];
  const known = before.seats.filter(isHere);
  const seats: PlannedSeat[] = Array.from(
    { length: people },
    (_, at) => known[at] ?? { kind: 'person-here', name: '' },
  );
  for (let guest = 0; guest < guests; guest++) seats.push({ kind: 'by-link', name: '' });
  const levels = [...bots];
  while (seats.length + levels.length < game.players.min)
    levels.push(TABLES[like].bots[0] ?? 'family');
  for (const level of levels.slice(0, game.players.max - seats.length)) {
    const taken = seats.map((seat) => seat.name);
    seats.push({ kind: 'bot', level, name: freePersona(level, taken).name });
  }
  const { firstOptions, presets } = siteGame(game.id);
  return { seats, options: { ...firstOptions, ...presets?.[like] } };
}

/** Whether the preset seats players on other devices, who join through the server. */
export function isOnlinePreset(name: PresetName | undefined): boolean {
  return name !== undefined && TABLES[name].guests !== undefined;
}

/** The preset that an address asks for: `?preset=elsewhere`. */
export function askedPreset(search: string): PresetName | undefined {
  const asked = new URLSearchParams(search).get('preset');
  return PRESETS.find((name) => name === asked);
}

export function presetPace(name: PresetName): BotPace {
  return TABLES[name].pace;
}
