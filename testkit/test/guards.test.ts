import type { RuleBlock } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import {
  type RefusedSheets,
  type PerftRow,
  type ScenarioFile,
  countRow,
  guardRules,
  rulePageChecks,
  scenarioChecks,
  scenarioFolderChecks,
} from '../src/index.ts';
import { pebblesFixture } from './pebbles-fixture.ts';
import { pebbles } from './pebbles.ts';

const scenario = {
  format: 'richtfest-scenario/1',
  game: 'pebbles',
  rules: ['PB-1'],
  players: 2,
  title: 'One of two hides.',
  position: {
    hands: [
      [1, 4],
      [2, 9],
    ],
  },
  steps: [{ play: '0 hide 4' }, { owing: [1] }],
};
const named = (more: object = {}, name = 'pb-01-hiding.json'): ScenarioFile => ({
  name,
  file: { ...scenario, ...more },
});
const row: PerftRow = {
  name: 'two players',
  players: 2,
  position: scenario.position,
  counts: [2, 4],
};

/** The name and message of every failing check. */
function failures(checks: ReturnType<typeof scenarioChecks>): string[] {
  return checks.flatMap(({ name, check }) => {
    try {
      check();
      return [];
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
  });
}

describe('a folder of scenarios', () => {
  test('passes if each of its scenarios passes', () => {
    expect(scenarioChecks(pebbles, [named()])).toHaveLength(1);
    expect(failures(scenarioChecks(pebbles, [named()]))).toEqual([]);
    const [said] = failures(scenarioChecks(pebbles, [named({ steps: [{ owing: [1] }] })]));
    expect(said).toMatch(/^pb-01-hiding.json: One of two hides.: .*step 1 \(owing\)/);
  });

  test('uses the rules version that a scenario names', () => {
    const first = { ...pebbles, rulesVersion: 1, legal: () => [], refusal: () => undefined };
    const newest = { ...pebbles, rulesVersion: 2 };
    const about = (rulesVersion: number) => [
      named({ rulesVersion, steps: [{ legalMoves: { seat: 0, count: 0 } }] }),
    ];
    expect(failures(scenarioChecks(newest, about(1), [first]))).toEqual([]);
    expect(failures(scenarioChecks(newest, about(2), [first]))).toHaveLength(1);
    const [said] = failures(scenarioChecks(newest, about(3), [first]));
    expect(said).toContain('there is no rules version 3');
  });

  test('contains only scenarios of its game', () => {
    expect(failures(scenarioChecks(pebbles, [named({ game: 'barter' })]))).toHaveLength(1);
  });

  test('covers every rule', () => {
    const found = failures(scenarioFolderChecks(pebbles, [named()]));
    expect(found.filter((each) => each.includes('has a scenario'))).toEqual([
      expect.stringContaining('PB-2 has a scenario'),
      expect.stringContaining('PB-3 has a scenario'),
    ]);
  });

  test('proves every reason, with a step or a refused score sheet', () => {
    const proves = (steps: readonly object[], sheets: RefusedSheets = {}) =>
      failures(scenarioFolderChecks(pebbles, [named({ steps })], sheets)).filter((each) =>
        each.includes('is proven'),
      );
    const all = Object.keys(pebbles.texts.en.reasons);
    const steps = all.map((code) => ({ refused: '0 hide 2', rule: 'PB-1', code }));
    expect(proves(steps)).toEqual([]);
    expect(proves(steps.slice(1))).toEqual([expect.stringContaining(`the reason ${all[0]}`)]);
    expect(proves([{ impossible: {}, rule: 'PB-1', code: all[0] }, ...steps.slice(1)])).toEqual([]);
    expect(proves(steps, { [all[0] ?? '']: {} })).toHaveLength(1);
  });

  test.each([
    ['PB-2', 'pb-02-taking-back.json', /“One of two hides.” does not list PB-2/],
    ['no number', 'hiding.json', /should be named like/],
  ])('names its files after their rules: %s', (_, name, message) => {
    expect(failures(scenarioFolderChecks(pebbles, [named({}, name)]))[0]).toMatch(message);
  });
});

describe('rule texts', () => {
  const { en } = pebbles.texts;
  const rule = (text: string, title = text.slice(0, 4), more: readonly RuleBlock[] = []) => ({
    ...en,
    rules: { 'PB-1': { title, text, more } },
  });
  const good = {
    en: rule('Hide 2, see PB-1.'),
    de: rule('Verstecke 2, siehe PB-1.'),
    nl: rule('Verstop 2, zie PB-1.', 'Verstop'),
  };
  const said = (texts: object) =>
    failures(
      rulePageChecks({
        ...pebbles,
        rules: pebbles.rules.slice(0, 1),
        texts: { ...good, ...texts },
      }),
    );

  test('pass', () => {
    expect(said({})).toEqual([]);
  });

  test.each([
    [
      'a full stop is missing',
      { de: rule('Verstecke 2, siehe PB-1') },
      /paragraphs with one in de: PB-1/,
    ],
    [
      'a title has one',
      { nl: rule('Verstop 2, zie PB-1.', 'Een.') },
      /paragraphs with one in nl: PB-1/,
    ],
    ['a cited rule does not exist', { en: rule('Hide 2, see PB-7.') }, /in en: PB-7 do not exist/],
    ['no rule is cited', { en: rule('Hide 2.') }, /in en: no rule is cited/],
    [
      'a text is not translated',
      { de: rule('Hide 2, see PB-1.', 'Stein') },
      /own texts: PB-1 .* text/,
    ],
    [
      'a title is not translated',
      { de: rule('Verstecke 2, siehe PB-1.', 'Verstop') },
      /own texts: PB-1 .* title/,
    ],
    [
      'a paragraph is too long',
      { de: rule(`Verstecke 2, siehe PB-1${' und so weiter'.repeat(30)}.`) },
      /80 words in de: PB-1 are too long/,
    ],
    [
      'the items of a list end differently',
      { de: rule('Verstecke 2, siehe PB-1:', 'Stein', [['Einen', 'Noch einen.']]) },
      /paragraphs with one in de: PB-1/,
    ],
    [
      'there is no colon before a list',
      { de: rule('Verstecke 2, siehe PB-1.', 'Stein', [['Einen']]) },
      /paragraphs with one in de: PB-1/,
    ],
    [
      'a list is in one language only',
      { de: rule('Verstecke 2, siehe PB-1:', 'Stein', [['Einen']]) },
      /same paragraphs and lists: PB-1/,
    ],
    ['a number differs', { de: rule('Verstecke 3, siehe PB-1.') }, /same numbers.*: PB-1 differ/],
  ])('fail if %s', (_, texts, message) => {
    expect(said(texts)[0]).toMatch(message);
  });
});

describe('a row of a perft table', () => {
  test('is counted to its depth, from a position or the start', () => {
    expect(countRow(pebbles, row)).toEqual(row.counts);
    expect(countRow(pebbles, { name: 'start', players: 2, counts: [0] })).toHaveLength(1);
  });

  test('reports an invalid position', () => {
    expect(() => countRow(pebbles, { ...row, position: { hands: 3 } })).toThrow(/hands/);
  });
});

describe('the rule guards', () => {
  const guards = {
    fixture: pebblesFixture,
    scenarios: [named()],
    checks: [],
    perftTable: [row],
    games: 3,
    leftOut: /occurs/,
  };
  const fail = () => {
    throw new Error('noticed');
  };

  test('pass for the unchanged rules', () => {
    expect(() => guardRules(guards)).not.toThrow();
  });

  test.each([
    ['a scenario', { scenarios: [named({ steps: [{ owing: [1] }] })] }, /does not hold/],
    ['a check', { checks: [{ name: 'fails', check: fail }] }, /noticed/],
    ['a count', { perftTable: [{ ...row, counts: [2, 5] }] }, /two players: 2, 4 instead of 2, 5/],
    [
      'a law',
      { fixture: { ...pebblesFixture, matches: [] }, leftOut: /occurs/ },
      /there is no recorded match/,
    ],
    [
      'a version of the rules without a match',
      { fixture: { ...pebblesFixture, earlier: [{ ...pebbles, rulesVersion: 7 }] } },
      /no recorded match of rules version 7/,
    ],
  ])('fail because of %s', (_, more, message) => {
    expect(() => guardRules({ ...guards, ...more })).toThrow(message);
  });

  test('skip laws that are left out', () => {
    const fixture = { ...pebblesFixture, matches: [] };
    expect(() => guardRules({ ...guards, fixture, leftOut: /occurs|recorded/ })).not.toThrow();
  });
});
