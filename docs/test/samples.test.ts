import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerSchema, joinSchema, questionSchema } from '@richtfest/bots';
import { schema } from '@richtfest/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** The code blocks of a page that are marked with a language. */
function samplesOf(page: string, language: string): string[] {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8');
  const blocks = text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gsu'));
  return [...blocks].map(([, code = '']) => code);
}

describe('docs/api.md', () => {
  const samples = samplesOf('api.md', 'ts').map((code, at) => ({
    name: `sample-${at + 1}.ts`,
    code,
  }));
  let folder = '';

  beforeAll(() => {
    // Inside the repository, so that imports of packages resolve.
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    folder = mkdtempSync(join(ROOT, '.cache', 'samples-'));
    for (const { name, code } of samples) writeFileSync(join(folder, name), code);
    const config = { extends: '../../tsconfig.json', include: ['*.ts'], exclude: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('has samples that compile', () => {
    expect(samples.length).toBeGreaterThan(2);
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    const { stdout, status } = spawnSync(tsc, ['-p', folder], { encoding: 'utf8' });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });

  test.each(samples)('$name runs and prints a result', ({ name }) => {
    const ran = spawnSync(process.execPath, [join(folder, name)], { encoding: 'utf8' });
    expect({ status: ran.status, stderr: ran.stderr }).toEqual({ status: 0, stderr: '' });
    expect(ran.stdout).toMatch(/score|games won/u);
  });
});

describe('docs/bot-api.md', () => {
  const [question, answer, firstMessage, ...rest] = samplesOf('bot-api.md', 'json').map(
    (text) => JSON.parse(text) as unknown,
  );

  test('shows a valid question, answer and first message', () => {
    expect(schema.check(questionSchema, question)).toEqual([]);
    expect(schema.check(answerSchema, answer)).toEqual([]);
    expect(schema.check(joinSchema, firstMessage)).toEqual([]);
    expect(rest).toEqual([]);
  });
});
