import { OptionsError, checkedOptions } from './environment.ts';
import type { Game } from './game.ts';
import { type JsonObject, isEqualJson } from './json.ts';
import type { OptionSpecs } from './options.ts';
import {
  type Problem,
  type Schema,
  anything,
  check,
  integer,
  object,
  oneOf,
  record,
  string,
} from './schema.ts';

export const EDITION_FORMAT = 'richtfest-edition/1';
export const EDITION_NAME_LENGTH = 40;

/** The name of an edition, in edition files and in match headers. */
export const editionName: Schema<string> = string({
  minLength: 1,
  maxLength: EDITION_NAME_LENGTH,
});

/** A custom edition as one JSON file (docs/editions.md). */
export interface EditionFile {
  readonly format: typeof EDITION_FORMAT;
  readonly game: string;
  /** The rules it was written for. */
  readonly rulesVersion: number;
  readonly name: string;
  /** The component data that differs from the standard. */
  readonly options: JsonObject;
}

export const editionFileSchema: Schema<EditionFile> = object({
  format: oneOf(EDITION_FORMAT),
  game: string({ minLength: 1 }),
  rulesVersion: integer(1),
  name: editionName,
  options: record(anything),
});

/** The keys of a game's component data. */
export function dataOptions(specs: OptionSpecs): string[] {
  return Object.keys(specs).filter((key) => specs[key]?.role === 'data');
}

/** The component data in some options that differs from the standard. */
export function changedData(specs: OptionSpecs, options: JsonObject): JsonObject {
  const changed = dataOptions(specs).flatMap((key) => {
    const value = options[key];
    const standard = specs[key]?.default;
    if (value === undefined || standard === undefined || isEqualJson(value, standard)) return [];
    return [[key, value] as const];
  });
  return Object.fromEntries(changed);
}

/** All problems with a file that claims to be an edition of this game; empty if it can be played. */
export function editionProblems(game: Game, file: unknown): Problem[] {
  const problems = check(editionFileSchema, file);
  if (problems.length > 0) return problems;
  const { game: id, rulesVersion, options } = file as EditionFile;
  if (id !== game.id) {
    const message = `must be “${game.id}”, not “${id}”`;
    return [{ path: 'game', message, code: 'must-be', values: { want: game.id, actual: id } }];
  }
  if (rulesVersion > game.rulesVersion) {
    const message = `must be at most ${game.rulesVersion}, not ${rulesVersion}: a newer version of Richtfest wrote this file`;
    const values = { limit: game.rulesVersion, actual: rulesVersion };
    return [{ path: 'rulesVersion', message, code: 'most', values }];
  }
  const known = dataOptions(game.options);
  const others = Object.keys(options).filter((key) => !known.includes(key));
  if (others.length > 0) {
    const message = `is not component data of ${game.id}`;
    return others.map((key) => ({ path: `options.${key}`, message, code: 'not-data' }));
  }
  return dataProblems(game, options);
}

/** What the game says about component data of an edition, with any number of players. */
export function dataProblems(game: Game, options: JsonObject): Problem[] {
  try {
    checkedOptions(game, { players: game.players.min, options });
    return [];
  } catch (error) {
    if (error instanceof OptionsError) return [...error.problems];
    throw error;
  }
}
