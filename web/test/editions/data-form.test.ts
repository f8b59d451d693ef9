import { catalog } from '@richtfest/catalog';
import {
  EDITION_FORMAT,
  type Game,
  type Json,
  LANGUAGES,
  type Schema,
  check,
  dataOptions,
  dataProblems,
  editionProblems,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { changesOf } from '../../src/editions/changes.ts';
import { editionTexts } from '../../src/editions/edition-texts.ts';
import {
  type Path,
  alternativeOf,
  blankOf,
  controlOf,
  countOf,
  countedEntries,
  lengthProblem,
  partOf,
  schemaAt,
  stepOf,
  withCount,
  withPart,
  withWord,
} from '../../src/editions/form.ts';
import { namesFor } from '../../src/editions/names.ts';
import { problemList } from '../../src/editions/problem-list.ts';
import { siteGame } from '../../src/games/index.ts';

const games = await Promise.all(catalog.map((entry) => entry.load()));
const options = games.flatMap((game) =>
  dataOptions(game.options).map((option) => ({ game, option, title: `${game.id} ${option}` })),
);

interface Edit {
  readonly path: Path;
  readonly value: Json;
}

/** Every single change that the form offers, with the whole value after it. */
function edits(schema: Schema, value: Json, path: Path = []): Edit[] {
  const control = controlOf(schema);
  const here = (next: Json) => ({ path, value: next });
  const inside = (keys: readonly (string | number)[]) =>
    keys.flatMap((key) =>
      edits(schemaAt(schema, key), partOf(value, key), [...path, key]).map((edit) => ({
        ...edit,
        value: withPart(value, key, edit.value),
      })),
    );
  switch (control.is) {
    case 'number':
      return [control.least, control.most].filter((next) => next !== value).map(here);
    case 'switch':
      return [here(value !== true)];
    case 'word':
      return control.words.filter((word) => word !== value).map(here);
    case 'group':
      return inside(control.keys);
    case 'list': {
      const list = value as readonly Json[];
      const longer = [...list, blankOf(schemaAt(schema, list.length))];
      const others = [list.slice(0, -1), longer].filter(
        (next) => lengthProblem(next, control.total) === undefined,
      );
      return [...inside([...list.keys()]), ...others.map(here)];
    }
    case 'counts': {
      const list = value as readonly Json[];
      const { entries } = control;
      return countedEntries(entries, list).map((entry) =>
        here(
          withCount(list, { entry, count: countOf(list, entry) + 1 }, { entries, standard: value }),
        ),
      );
    }
    case 'several': {
      const chosen = value as readonly Json[];
      return control.words.map((word) =>
        here(
          withWord(control.words, chosen, {
            word,
            isChosen: !chosen.includes(word),
            standard: value,
          }),
        ),
      );
    }
    case 'either': {
      const at = alternativeOf(control.schemas, value);
      const others = control.schemas.filter((_, other) => other !== at).map(blankOf);
      return [...edits(control.schemas[at]!, value, path), ...others.map(here)];
    }
  }
}

/** All paths that the form names: fields, entries and words. */
function named(schema: Schema, value: Json, path: Path = []): Path[] {
  const control = controlOf(schema);
  const words = (all: readonly Json[]) => all.map((word) => [...path, stepOf(word)]);
  const inside = (keys: readonly (string | number)[]) =>
    keys.flatMap((key) => [
      [...path, key],
      ...named(schemaAt(schema, key), partOf(value, key), [...path, key]),
    ]);
  switch (control.is) {
    case 'group':
      return inside(control.keys);
    case 'list':
      return inside([...(value as readonly Json[]).keys()]);
    case 'counts':
      return words(countedEntries(control.entries, value as readonly Json[]));
    case 'word':
    case 'several':
      return words(control.words);
    case 'either':
      return control.schemas.flatMap((each) =>
        controlOf(each).is === 'word' || check(each, value).length === 0
          ? named(each, value, path)
          : [],
      );
    case 'number':
    case 'switch':
      return [];
  }
}

describe.each(options)('the form of $title', ({ game, option }) => {
  const spec = game.options[option]!;
  const all = edits(spec.schema, spec.default);

  test('changes every value, and a change that fits survives a file', () => {
    expect(all.length).toBeGreaterThan(0);
    for (const { value } of all) {
      const data = { [option]: value };
      expect(changesOf(game, data).length).toBe(1);
      const file = {
        format: EDITION_FORMAT,
        game: game.id,
        rulesVersion: game.rulesVersion,
        name: 'Box',
        options: JSON.parse(JSON.stringify(data)) as Json,
      };
      expect(editionProblems(game, file)).toEqual(dataProblems(game, data));
    }
  });

  test('offers only values of the schema, but for the length of lists', () => {
    for (const { value } of all) {
      const messages = check(spec.schema, value).map(({ message }) => message);
      expect(messages.filter((message) => !/ (entry|entries), not \d+$/.test(message))).toEqual([]);
    }
  });

  test('has a name for every field and word in all languages', () => {
    for (const language of LANGUAGES) {
      const words = editionTexts[language];
      const { nameOf } = namesFor(game, option, { language, words });
      const without = named(spec.schema, spec.default).filter((path) => {
        const last = stepOf(path.at(-1)!);
        const isKnown = game.texts[language].options[option]?.words;
        return nameOf(path) === last && !Object.values(isKnown ?? {}).includes(last);
      });
      expect(without).toEqual([]);
    }
  });

  test('says every problem of the game in all languages', () => {
    const blank = blankOf(spec.schema);
    for (const value of [blank, ...all.map((edit) => edit.value)]) {
      if (check(spec.schema, value).length > 0) continue;
      const data = { [option]: value };
      const found = dataProblems(game, data);
      for (const language of LANGUAGES) {
        const sentences = problemList(game, data, language);
        expect(sentences).toHaveLength(found.length);
        for (const sentence of sentences) expect(sentence).not.toMatch(/options\.|undefined/);
      }
    }
  });
});

test('every rule that we designed ourselves says what to look up in the box', async () => {
  const designed = (game: Game) =>
    game.rules.filter(({ sources }) => sources.includes('design')).map(({ number }) => number);
  for (const game of games) {
    const { boxChecks = [] } = await siteGame(game.id).loadEdition!();
    expect(boxChecks.map(({ rule }) => rule)).toEqual(designed(game));
    for (const { option, lookUp } of boxChecks) {
      if (option !== undefined) expect(dataOptions(game.options)).toContain(option);
      for (const language of LANGUAGES) expect(lookUp[language]).toMatch(/[.?]$/);
    }
  }
  expect(games.flatMap(designed)).toHaveLength(7);
});
