import assert from 'node:assert/strict';
import { type Game, type GameTypes, type JsonObject, checkedOptions } from '@richtfest/engine';
import type { Check } from '../src/index.ts';

export interface OptionCase {
  readonly name: string;
  readonly players?: number;
  readonly options: JsonObject;
  /** The expected error message; undefined if the options are valid. */
  readonly message?: RegExp;
}

/** Checks which options a game accepts, and the errors for all others. */
export function optionChecks<T extends GameTypes>(
  game: Game<T>,
  cases: readonly OptionCase[],
): Check[] {
  return cases.map(({ name, players = 2, options, message }) => ({
    name: `options: ${name}`,
    check() {
      const error = errorOf(game, players, options);
      if (message === undefined) assert.equal(error, '');
      else assert.match(error, message);
    },
  }));
}

function errorOf<T extends GameTypes>(game: Game<T>, players: number, options: JsonObject): string {
  try {
    checkedOptions(game, { players, options });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
