import { catalog } from '@richtfest/catalog';
import { type JsonObject, LANGUAGES, dataProblems, optionProblemText } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';

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

describe.each(catalog)('problems with option data of $id', (entry) => {
  test('are said in every language', async () => {
    const game = await entry.load();
    const wrong = WRONG_OPTIONS[entry.id] ?? [];
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
