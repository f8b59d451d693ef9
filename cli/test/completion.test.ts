import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../src/commands/index.ts';
import { PIGS, folder, richtfest } from './richtfest.ts';

const execute = promisify(execFile);

/** Bash's completions of the last word of a line. */
async function offered(...words: string[]): Promise<string[]> {
  const cwd = folder();
  const { out: script } = await richtfest(['completion', 'bash']);
  writeFileSync(join(cwd, 'richtfest.bash'), script);
  writeFileSync(join(cwd, 'pigs.json'), '');
  const probe = `source ./richtfest.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _richtfest; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await execute('bash', ['-c', probe, 'bash', 'richtfest', ...words], { cwd });
  return stdout.split('\n').filter((line) => line !== '');
}

test('the bash script is valid and completes commands, games, flags, values and files', async () => {
  const { out: script } = await richtfest(['completion', 'bash']);
  const cwd = folder();
  writeFileSync(join(cwd, 'script'), script);
  await execute('bash', ['-n', 'script'], { cwd });
  const [names, games, flags, languages, files, shells, topics] = await Promise.all([
    offered(''),
    offered('play', 'th'),
    offered('simulate', PIGS, '--se'),
    offered('play', PIGS, '--lang', ''),
    offered('verify', 'a.json', 'pi'),
    offered('completion', ''),
    offered('help', 'sim'),
  ]);
  expect(names).toEqual([...commands.map(({ name }) => name), '--help', '--version']);
  expect(games).toEqual([PIGS]);
  expect(flags).toEqual(['--seed']);
  expect(languages).toEqual(['en', 'de', 'nl']);
  expect(files).toEqual(['pigs.json']);
  expect(shells).toEqual(['bash', 'zsh', 'fish']);
  expect(topics).toEqual(['simulate']);
});

test.each(['bash', 'zsh', 'fish'])('the %s script knows every command and flag', async (shell) => {
  const { code, out } = await richtfest(['completion', shell]);
  expect(code).toBe(0);
  for (const { name, flags } of commands) {
    expect(out).toContain(name);
    for (const flag of Object.keys(flags)) {
      expect(out).toMatch(new RegExp(`--${flag}\\b|-l ${flag}\\b`));
    }
  }
});
