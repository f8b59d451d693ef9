import { catalog, findGame } from '@richtfest/catalog';
import {
  type Game,
  type Problem,
  type Schema,
  check,
  problemText,
  schema,
} from '@richtfest/engine';
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

/** Why a file can't be imported; the problem is said in the reader's language. */
export class PadFileError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problemText(problem));
    this.problem = problem;
  }
}

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
  if (problem !== undefined) throw new PadFileError(problem);
  const { games } = file as PadFile;
  for (const [at, pad] of games.entries()) await checkPad(pad, `games[${at}]`);
  return games;
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new PadFileError({ path: '', message: 'is not valid JSON', code: 'not-json' });
  }
}

async function checkPad(pad: Pad, path: string): Promise<void> {
  const scored = await loadScoring(pad.game);
  if (scored === undefined) {
    const values = { want: catalog.map(({ id }) => id).join(' / '), actual: `“${pad.game}”` };
    const message = `must be one of our games, not ${values.actual}`;
    throw new PadFileError({ path: `${path}.game`, message, code: 'must-be', values });
  }
  const { min: minItems, max: maxItems } = scored.game.players;
  const count = pad.players.length;
  fits(schema.array({}, { minItems, maxItems }), pad.players, `${path}.players`);
  if (pad.me !== undefined) fits(schema.integer(0, count - 1), pad.me, `${path}.me`);
  if (!isDay(pad.day)) {
    const values = { like: '“2026-11-16”', actual: pad.day };
    const message = `must be like ${values.like}, not “${values.actual}”`;
    throw new PadFileError({ path: `${path}.day`, message, code: 'not-like', values });
  }
  try {
    assessPad(scored.game, scored.padGame, pad);
  } catch {
    const message = 'is not component data of this game';
    throw new PadFileError({ path: `${path}.players`, message, code: 'not-data' });
  }
}

function fits(wanted: Schema, value: unknown, path: string): void {
  const [problem] = check(wanted, value, path);
  if (problem !== undefined) throw new PadFileError(problem);
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
