import { catalog } from '@richtfest/catalog';
import {
  type Game,
  type Json,
  type JsonObject,
  LANGUAGES,
  type PositionProblem,
  checkedOptions,
  dataProblems,
  formatWith,
  optionProblemText,
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

/** Option data that is wrong in form, in its totals or for its game. */
const WRONG_OPTIONS: Readonly<Record<string, readonly JsonObject[]>> = {
  'best-treehouse': [{ firstSeat: 9 }, { yuong: true }, { young: 'maybe' }],
  'dream-home': [{ cards: {} }, { edition: 'fr' }, { edtion: 'de' }, { cards: 7 }],
  'three-little-pigs': [
    { pots: { door: { straw: [1, 0, 0, 0] } } },
    { wheel: [] },
    { dice: Array.from({ length: 5 }, () => Array<string>(6).fill('wolf')) },
  ],
  ueberdachen: [{ roundLimit: 0 }, { die: [] }, { cards: { chamber: -1 } }],
};

describe.each(catalog)('problems with option data of $id', ({ id, load }) => {
  test('are said in every language', async () => {
    const game = await load();
    const wrong = WRONG_OPTIONS[id] ?? [];
    expect(wrong.length).toBeGreaterThan(2);
    for (const options of wrong) {
      const problems = dataProblems(game, options);
      expect(problems.length).toBeGreaterThan(0);
      for (const problem of problems) {
        const said = LANGUAGES.map((language) =>
          optionProblemText(problem, game.texts[language], language),
        );
        expect([said, new Set(said).size]).toEqual([said, LANGUAGES.length]);
      }
    }
  });
});
