import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, richtfestProcess } from './richtfest.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const commands = readFileSync(join(DOCS, 'bot-api.md'), 'utf8')
  .split('\n')
  .filter((line) => /^npx richtfest (?:tournament|simulate) /u.test(line));

/** Splits a line like a shell: `exec:"python3 bot.py"` is one word, without its quotes. */
function wordsOf(line: string): string[] {
  return (line.match(/(?:[^\s"]|"[^"]*")+/gu) ?? []).map((word) =>
    // The command line keeps quotes that protect commas.
    word.startsWith('"') ? word.slice(1, -1) : word,
  );
}

test.each(commands)('docs/bot-api.md: %s', async (line) => {
  const cwd = folder();
  copyFileSync(join(DOCS, 'examples/bots/first_bot.py'), join(cwd, 'my_bot.py'));
  copyFileSync(join(DOCS, 'examples/bots/first-bot.mjs'), join(cwd, 'my-bot.mjs'));
  // Fewer games, and time for a machine under load.
  const [, , ...words] = wordsOf(
    line.replace(/--games \d+/u, '--games 2').replace(/@\d+ms/u, '@60000ms'),
  );
  const { code, err } = await richtfestProcess([...words, '--workers', '1'], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('docs/bot-api.md shows commands that start a program', () => {
  expect(commands.length).toBeGreaterThan(1);
});
