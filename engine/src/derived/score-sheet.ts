import type { Game, GameTypes, ScoreSheet } from '../game.ts';
import type { JsonObject } from '../json.ts';
import { rank, tallyOf } from '../result.ts';
import { scoreSheetFrom } from '../score-sheet.ts';
import { array, check, integer, number, object } from '../schema.ts';
import { namesOf, sheetPlayers } from '../sheet-players.ts';

interface SheetPlayer {
  readonly name?: string;
  readonly parts: Readonly<Record<string, number>>;
  readonly tieBreaks?: readonly number[];
}

/** A score sheet with one number per player and part of the score. */
export function scoreSheet<T extends GameTypes>({
  players,
  texts,
}: Pick<Game<T>, 'players' | 'texts'>): ScoreSheet<T> {
  const { parts, tieBreaks = [] } = texts.en;
  const names = Object.keys(parts);
  const points = object(Object.fromEntries(names.map((name) => [name, number])));
  const breaks = array(integer(0), { minItems: tieBreaks.length, maxItems: tieBreaks.length });
  const schema = object({
    players: sheetPlayers(
      players.max,
      { parts: points },
      tieBreaks.length === 0 ? {} : { tieBreaks: breaks },
    ),
  });
  return scoreSheetFrom({
    schema,
    example: { players: ['Anna', 'Ben'].map((name, at) => examplePlayer(names, name, at + 1)) },
    assess(sheet) {
      const problems = check(schema, sheet);
      if (problems.length > 0) return { problems };
      const filled = (sheet as { readonly players: readonly SheetPlayer[] }).players;
      const tallies = filled.map((player) => ({
        ...tallyOf(player.parts),
        tieBreaks: player.tieBreaks ?? tieBreaks.map(() => 0),
      }));
      return { result: rank(tallies), names: namesOf(filled), breaches: [] };
    },
  });
}

function examplePlayer(parts: readonly string[], name: string, points: number): JsonObject {
  return { name, parts: Object.fromEntries(parts.map((part, at) => [part, points + at])) };
}
