import assert from 'node:assert/strict';
import { type Game, type GameTypes, type JsonObject, checkedOptions } from '@richtfest/engine';
import type { Check } from '../src/index.ts';

export interface OptionCase {
  readonly name: string;
  readonly players?: number;
  readonly options: JsonObject;
  /** What is complained of; nothing if all is well. */
  readonly says?: RegExp;
}

/** What a table may settle, and what it is told where it may not. */
export function optionChecks<T extends GameTypes>(
  game: Game<T>,
  cases: readonly OptionCase[],
): Check[] {
  return cases.map(({ name, players = 2, options, says }) => ({
    name: `options: ${name}`,
    check() {
      const complaint = complaintOf(game, players, options);
      if (says === undefined) assert.equal(complaint, '');
      else assert.match(complaint, says);
    },
  }));
}

function complaintOf<T extends GameTypes>(
  game: Game<T>,
  players: number,
  options: JsonObject,
): string {
  try {
    checkedOptions(game, { players, options });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
