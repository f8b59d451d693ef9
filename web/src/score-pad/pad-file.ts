import { findGame } from '@richtfest/catalog';
import { type Game, check, problemText, schema } from '@richtfest/engine';
import { siteGame } from '../games/index.ts';
import { type AssessedPad, assessPad } from './assess-pad.ts';
import type { PadGame } from './pad-game.ts';
import { PAD_MODES, type Pad } from './pad.ts';

const FORMAT = 'richtfest-box-games';
const VERSION = 1;

/** All games played with the box, without their photos. */
interface PadFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly games: readonly Pad[];
}

/** Why a file can't be imported. */
export class PadFileError extends Error {}

const text = (maxLength: number) => schema.string({ maxLength });
const entry = schema.record(text(40));

const padSchema = schema.object(
  {
    id: schema.string({ minLength: 1, maxLength: 64 }),
    game: schema.string({ minLength: 1, maxLength: 64 }),
    mode: schema.oneOf(...PAD_MODES),
    players: schema.array(schema.object({ name: text(40), house: entry, sums: entry }), {
      minItems: 1,
    }),
    table: entry,
    allowed: schema.array(text(2000)),
    day: text(10),
    place: text(100),
    notes: text(2000),
    isDone: schema.boolean,
    changedAt: schema.integer(0),
  },
  { me: schema.integer(0) },
);

const fileSchema = schema.object({
  format: schema.oneOf(FORMAT),
  version: schema.oneOf(VERSION),
  games: schema.array(padSchema),
});

export function padFile(games: readonly Pad[]): PadFile {
  return { format: FORMAT, version: VERSION, games };
}

/** Reads an exported file; throws a `PadFileError` that says what is wrong and where. */
export async function readPadFile(content: string): Promise<readonly Pad[]> {
  const file = parse(content);
  const [problem] = check(fileSchema, file);
  if (problem !== undefined) throw new PadFileError(problemText(problem));
  const { games } = file as PadFile;
  for (const [at, pad] of games.entries()) await checkPad(pad, `games[${at}]`);
  return games;
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new PadFileError('the file is not JSON');
  }
}

async function checkPad(pad: Pad, path: string): Promise<void> {
  const scored = await loadScoring(pad.game);
  if (scored === undefined) {
    throw new PadFileError(`${path}.game must be one of our games, not “${pad.game}”`);
  }
  const { min, max } = scored.game.players;
  const count = pad.players.length;
  if (count < min || count > max) {
    throw new PadFileError(`${path}.players must be ${min} to ${max}, not ${count}`);
  }
  if (pad.me !== undefined && pad.me >= count) {
    throw new PadFileError(`${path}.me must be a seat below ${count}, not ${pad.me}`);
  }
  if (!isDay(pad.day)) {
    throw new PadFileError(`${path}.day must be a day like “2026-11-16”, not “${pad.day}”`);
  }
  try {
    assessPad(scored.game, scored.padGame, pad);
  } catch {
    throw new PadFileError(`${path} has components that ${pad.game} doesn’t have`);
  }
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && day.length === 10;
}

interface Scoring {
  readonly game: Game;
  readonly padGame: PadGame;
}

async function loadScoring(id: string): Promise<Scoring | undefined> {
  const [game, padGame] = await Promise.all([findGame(id)?.load(), siteGame(id).loadPad?.()]);
  return game === undefined || padGame === undefined ? undefined : { game, padGame };
}

/** The pads to store: new ones, and those that were changed later than the stored ones. */
export function newerPads(stored: readonly Pad[], read: readonly Pad[]): Pad[] {
  const changes = new Map(stored.map(({ id, changedAt }) => [id, changedAt]));
  return read.filter(({ id, changedAt }) => changedAt > (changes.get(id) ?? -1));
}

export interface ScoredPad {
  readonly pad: Pad;
  readonly game: Game;
  readonly assessed: AssessedPad;
}

/** The pads with their points; those of unknown games are left out. */
export async function scoredPads(pads: readonly Pad[]): Promise<ScoredPad[]> {
  const scored = await Promise.all(
    pads.map(async (pad) => {
      const scoring = await loadScoring(pad.game);
      if (scoring === undefined) return [];
      const { game, padGame } = scoring;
      return [{ pad, game, assessed: assessPad(game, padGame, pad) }];
    }),
  );
  return scored.flat();
}
