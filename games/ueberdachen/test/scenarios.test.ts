import { readFileSync, readdirSync } from 'node:fs';
import { check } from '@richtfest/engine';
import { type ScenarioOutcome, runScenarios, scenarioFileSchema } from '@richtfest/testkit';
import { describe, expect, test } from 'vitest';
import { ueberdachen } from '../src/index.ts';

const folder = new URL('./rules/', import.meta.url);
const files = readdirSync(folder).sort();
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const outcomes = new Map<string, readonly ScenarioOutcome[]>();
for (const name of files) {
  const file = read(name);
  outcomes.set(name, await runScenarios(file, async () => ueberdachen));
}

describe.each([...outcomes])('%s', (_, list) => {
  test.each(list)('$title', ({ problem }) => {
    expect(problem).toBeUndefined();
  });
});

test.each(files)('%s fits the published schema', (name) => {
  expect(check(scenarioFileSchema, read(name))).toEqual([]);
});

describe('the rules are covered', () => {
  const proved = new Set([...outcomes.values()].flat().flatMap(({ rules }) => rules));

  test.each(ueberdachen.rules.map(({ number }) => number))('%s has a scenario', (number) => {
    expect(proved).toContain(number);
  });

  test('every scenario speaks of the rule its file is named after', () => {
    for (const [name, list] of outcomes) {
      const [, number] = /^ud-(\d\d)-[a-z-]+\.json$/.exec(name) ?? [];
      const silent = list.filter(({ rules }) => !rules.includes(`UD-${Number(number)}`));
      expect(silent).toEqual([]);
    }
  });
});
