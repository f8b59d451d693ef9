import { readFileSync } from 'node:fs';
import { SCENARIO_FORMAT, STEP_NAMES, runScenarios } from '@richtfest/testkit';
import { describe, expect, test } from 'vitest';
import { threeLittlePigs } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```json\n([^`]+)```/g)].map(
  ([, text = '']) => JSON.parse(text) as object,
);

describe('docs/scenarios.md', () => {
  test('its scenarios hold', async () => {
    const files = examples.filter((example) => 'format' in example);
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const file of files) {
      expect(file).toMatchObject({ format: SCENARIO_FORMAT });
      const outcomes = await runScenarios(file, async () => threeLittlePigs);
      expect(outcomes.filter(({ passed }) => !passed)).toEqual([]);
    }
  });

  test('its position can be set', () => {
    const [position] = examples.filter((example) => 'phase' in example);
    const options = Object.fromEntries(
      Object.entries(threeLittlePigs.options).map(([key, option]) => [key, option.default]),
    );
    const read = threeLittlePigs.notation.readPosition(position, {
      players: 2,
      options: options as never,
    });
    expect(read).toHaveProperty('state');
  });

  test.each(STEP_NAMES)('it explains the step “%s” with an example', (name) => {
    const rows = page.split('\n').filter((line) => line.startsWith(`| \`${name}\` `));
    expect(rows.join('\n')).toContain(`{ "${name}": `);
  });
});
