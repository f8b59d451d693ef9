import { type CatalogEntry, catalog } from '@richtfest/catalog';
import { type Game, type Json, type JsonObject, LANGUAGES } from '@richtfest/engine';
import { SCENARIO_FORMAT, type Scenario, runScenario } from '@richtfest/testkit';
import { describe, expect, test } from 'vitest';
import { siteGame } from '../../src/games/index.ts';
import { loadQuestions } from '../../src/rules-desk/worked-questions.ts';

/** The values of each option that a table can choose from a list, such as the edition. */
function choicesOf({ options }: Game): [string, readonly Json[]][] {
  return Object.entries(options).flatMap(([key, { role, schema }]) => {
    const values = schema.type === 'boolean' ? [true, false] : schema.enum;
    return role === 'choice' && values !== undefined ? [[key, values] as [string, Json[]]] : [];
  });
}

/** The options of every table at which the scenario must hold: those it doesn't name vary. */
function tablesOf(game: Game, { options = {} }: Scenario): JsonObject[] {
  let tables: JsonObject[] = [options];
  for (const [key, values] of choicesOf(game)) {
    if (key in options) continue;
    tables = tables.flatMap((table) => values.map((value) => ({ ...table, [key]: value })));
  }
  return tables;
}

const problemAt = (game: Game, scenario: Scenario, options: JsonObject) =>
  runScenario(game, { format: SCENARIO_FORMAT, ...scenario, options }).problem;

const asked = catalog.filter(({ id }) => siteGame(id).loadQuestions !== undefined);

test('every game has worked questions', () => {
  expect(asked.map(({ id }) => id)).toEqual(catalog.map(({ id }) => id));
});

describe.each(asked)('the worked questions of $id', ({ id, load }: CatalogEntry) => {
  test('are at least ten, each with its own id', async () => {
    const ids = (await loadQuestions(id)).map((question) => question.id);
    expect(ids.length).toBeGreaterThanOrEqual(10);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('hold in every edition and variant in which they apply', async () => {
    const game = await load();
    for (const { scenario, id: question } of await loadQuestions(id)) {
      for (const options of tablesOf(game, scenario)) {
        const problem = problemAt(game, scenario, options);
        expect({ question, options, problem }).toEqual({ question, options, problem: undefined });
      }
    }
  });

  test('name an edition or variant only if the answer depends on it', async () => {
    const game = await load();
    for (const { scenario, id: question } of await loadQuestions(id)) {
      const { options = {} } = scenario;
      for (const [key, values] of choicesOf(game)) {
        if (!(key in options)) continue;
        const others = values.filter((value) => value !== options[key]);
        const problems = others.map((value) =>
          problemAt(game, scenario, { ...options, [key]: value }),
        );
        expect({ question, key, problems }).not.toEqual({
          question,
          key,
          problems: others.map(() => undefined),
        });
      }
    }
  });

  test('are questions with short answers in every language', async () => {
    for (const { text, answer, explanation } of await loadQuestions(id)) {
      for (const language of LANGUAGES) {
        expect(text[language]).toMatch(/\?$/);
        expect(answer[language]).toMatch(/^\p{Lu}.*\.$/u);
        expect(answer[language].length).toBeLessThanOrEqual(80);
        expect(explanation[language]).toMatch(/[.)]$/);
        expect(explanation[language].length).toBeLessThanOrEqual(280);
      }
    }
  });
});
