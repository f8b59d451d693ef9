import { expect, test } from 'vitest';
import { commands } from '../src/commands/index.ts';
import { parse } from '../src/command-line/parse.ts';
import { richtfest } from './richtfest.ts';

test('without arguments and with --help, all commands are listed', async () => {
  const [bare, asked] = await Promise.all([richtfest([]), richtfest(['--help'])]);
  expect(bare).toEqual(asked);
  expect(bare.code).toBe(0);
  for (const { name, summary } of commands) {
    expect(bare.out).toContain(`  ${name} `);
    expect(bare.out).toContain(summary.slice(0, 30));
  }
});

test('--version prints the version', async () => {
  const { out, code } = await richtfest(['--version']);
  expect(out).toMatch(/^richtfest \d+\.\d+\.\d+\n$/);
  expect(code).toBe(0);
});

test('COMMAND --help and help COMMAND are the same page, with usage, flags and examples', async () => {
  const [flag, word] = await Promise.all([
    richtfest(['simulate', '--help']),
    richtfest(['help', 'simulate']),
  ]);
  expect(flag).toEqual(word);
  expect(flag.code).toBe(0);
  expect(flag.out).toContain('richtfest simulate GAME [--players N]');
  expect(flag.out).toContain('--workers N');
  expect(flag.out).toContain('richtfest simulate three-little-pigs --players 4');
});

test.each(commands.map((command) => [command.name, command] as const))(
  '%s has examples, and they can be parsed',
  (_, command) => {
    expect(command.examples.length).toBeGreaterThan(0);
    for (const { line } of command.examples) {
      const [name, ...words] = line.replace(/ [>|].*$/, '').match(/(?:"[^"]*"|\S)+/g) ?? [];
      expect(name).toBe(command.name);
      expect(() => parse(command, words)).not.toThrow();
    }
  },
);

test('a closed pipe is not an error', async () => {
  const ran = await new Promise<{ code: number | null; err: string }>((resolve) => {
    void import('node:child_process').then(({ exec }) =>
      exec(
        `${process.execPath} ${new URL('../bin/richtfest.js', import.meta.url).pathname} rules three-little-pigs | head -1`,
        (error, _out, err) => resolve({ code: error?.code ?? 0, err }),
      ),
    );
  });
  expect(ran).toEqual({ code: 0, err: '' });
});
