import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withSection } from '../../../bench/src/marked-section.ts';
import { runProgram } from '../browser/support/program.ts';
import { firstSuccessText } from './first-success.ts';

const ROOT = join(import.meta.dirname, '../../..');
const BOT = join(ROOT, 'docs/examples/beat-random.js');
const figures = {
  host: { serving: 8.2, table: 11.9 },
  author: { installed: 2.1, won: 3.4 },
  score: '19.5 of 20 games won',
};

test('the figures fit into the README', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const written = withSection(readme, 'first-success', firstSuccessText(figures));
  expect(written).toContain('a phone has opened a table after 12 s');
  expect(written).toContain('(19.5 of 20 games) after 4 s');
});

test('a bot that does not beat random moves is no success', () => {
  for (const score of ['10 of 20 games won', 'undefined']) {
    expect(() => firstSuccessText({ ...figures, score })).toThrow(/does not beat random/);
  }
});

test('the bot needs two packages only, and beats random moves', async () => {
  const packages = [...readFileSync(BOT, 'utf8').matchAll(/from '(.*?)'/g)].map(([, name]) => name);
  expect(packages).toEqual(['@richtfest/dream-home', '@richtfest/engine']);
  const score = await runProgram({ command: [process.execPath, BOT], cwd: ROOT }, []);
  expect(firstSuccessText({ ...figures, score: score.trim() })).toContain('beaten random moves');
});
