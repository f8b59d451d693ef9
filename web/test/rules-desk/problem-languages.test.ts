import { catalog } from '@richtfest/catalog';
import {
  type Game,
  type Json,
  type JsonObject,
  LANGUAGES,
  type PositionProblem,
  checkedOptions,
  formatWith,
  positionProblemText,
  problemText,
  problemTexts,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { middleOfGame } from '../../src/position-editor/middle-of-game.ts';

/** Values that are wrong in many fields, some in type and some against the rules. */
const WRONG: readonly Json[] = [0, 1, 2, 3, 5, 7, 99, -1, true, 'nonsense', 'roll', 'over', [], {}];

/** The position with every field replaced by every wrong value, and lists made longer or shorter. */
function brokenPositions(position: JsonObject): JsonObject[] {
  return Object.entries(position).flatMap(([key, value]) => {
    const lists: Json[] = Array.isArray(value)
      ? [[...value, ...value], value.slice(1), value.toReversed(), [...value.slice(0, -1), 'odd']]
      : [];
    return [...WRONG, ...lists].map((wrong) => ({ ...position, [key]: wrong }));
  });
}

function problemsOf(game: Game, players: number): PositionProblem[] {
  const options = checkedOptions(game, { players });
  const position = middleOfGame(game, { players, options });
  return brokenPositions(position).flatMap((broken) => {
    const read = game.notation.readPosition(broken, { players, options });
    return 'problems' in read ? read.problems : [];
  });
}

describe.each(catalog)('problems of positions of $id', ({ load }) => {
  test('are said in every language, with the rule if one is broken', async () => {
    const game = await load();
    const players = game.players.max;
    const problems = problemsOf(game, players);
    expect(problems.filter(({ reason }) => reason !== undefined).length).toBeGreaterThan(5);
    for (const problem of problems) {
      const { reason, code = '' } = problem;
      const isKnown = reason !== undefined || Object.hasOwn(problemTexts.en.problems, code);
      expect([problemText(problem), isKnown]).toEqual([problemText(problem), true]);
      const said = LANGUAGES.map((language) => {
        const names = Array.from({ length: players }, (_, seat) => `seat ${seat}`);
        const context = { language, format: formatWith(Intl, language, names) };
        return positionProblemText(problem, game.texts[language], context);
      });
      expect(new Set(said).size).toBe(LANGUAGES.length);
      if (reason !== undefined) for (const each of said) expect(each).toContain(`(${reason.rule})`);
    }
  });
});
