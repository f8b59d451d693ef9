import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@richtfest/catalog';
import { type Game, type JsonObject, type MatchFile, replay, verify } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { runHere } from './here.ts';
import { PIGS, folder, richtfest, richtfestProcess } from './richtfest.ts';

const matchFolder = (game: string) => new URL(`../../games/${game}/test/matches/`, import.meta.url);

function matchOf(game: string): MatchFile {
  const [name = ''] = readdirSync(matchFolder(game));
  return JSON.parse(readFileSync(new URL(name, matchFolder(game)), 'utf8')) as MatchFile;
}

interface Spoilt {
  readonly name: string;
  readonly game: Game;
  readonly file: MatchFile;
  /** The expected error. */
  readonly says: RegExp;
}

/** Matches of every game, with each option missing, null or of another type. */
async function spoiltOptions(): Promise<Spoilt[]> {
  const all: Spoilt[] = [];
  for (const entry of catalog) {
    const { id } = entry;
    const game = await entry.load();
    const match = matchOf(id);
    const spoil = (name: string, options: JsonObject, says: RegExp) =>
      all.push({ name: `${id}-${name}`, game, file: { ...match, options }, says });
    for (const key of Object.keys(game.options)) {
      const { [key]: _, ...without } = match.options;
      const at = `options\\.${key}`;
      spoil(`${key}-missing`, without, new RegExp(`${at} is missing; it must be .+\\.$`));
      spoil(
        `${key}-null`,
        { ...without, [key]: null },
        new RegExp(`${at} must be .+, not null\\.$`),
      );
      for (const [type, value] of Object.entries({ object: { a: 1 }, text: 'x', huge: 1e300 })) {
        spoil(`${key}-${type}`, { ...without, [key]: value }, new RegExp(`${at}\\b.* must|lacks`));
      }
    }
    spoil(
      'extra',
      { ...match.options, sauna: true },
      /options\.sauna is not an option of this game/,
    );
    spoil('none', {}, /options\.\w+ is missing/);
  }
  return all;
}

describe('the options of a match file', () => {
  test('are a usage error if missing, null, of a wrong type or unknown', async () => {
    const cwd = folder();
    const spoilt = await spoiltOptions();
    expect(spoilt.length).toBeGreaterThan(19 * 5);
    for (const { name, game, file, says } of spoilt) {
      for (const verdict of [replay(game, file), verify(game, file)]) {
        expect({ name, ...verdict }).toMatchObject({
          match: undefined,
          problems: [{ kind: 'options' }],
        });
      }
      const path = join(cwd, `${name}.json`);
      writeFileSync(path, JSON.stringify(file));
      for (const words of [
        ['verify'],
        ['replay'],
        ['replay', '--pictures'],
        ['play', '--resume'],
      ]) {
        const ran = await runHere([...words, path]);
        expect({ name, words, ...ran }).toEqual({
          name,
          words,
          code: 2,
          out: '',
          mistake: expect.stringMatching(says),
        });
      }
    }
    const { code, out } = await richtfest(['verify', '.', '--json'], { cwd });
    expect(code).toBe(2);
    const { files, passed, failed } = JSON.parse(out);
    expect({ passed, failed }).toEqual({ passed: 0, failed: spoilt.length });
    for (const each of files)
      expect(each).toEqual({ file: each.file, holds: false, problem: expect.any(String) });
  });

  test('the real command says which option is missing and what it must be', async () => {
    const cwd = folder();
    const { columnDiscard: _, ...options } = matchOf('dream-home').options;
    writeFileSync(join(cwd, 'm.json'), JSON.stringify({ ...matchOf('dream-home'), options }));
    const sentence =
      '“m.json” is not a match of dream-home: options.columnDiscard is missing; it must be true or false.';
    for (const command of ['verify', 'replay']) {
      const ran = await richtfest([command, 'm.json'], { cwd });
      expect(ran).toEqual({ code: 2, out: '', err: `${sentence}\n` });
    }
    const { code, out } = await richtfest(['replay', 'm.json', '--json'], { cwd });
    expect({ code, json: JSON.parse(out) }).toEqual({ code: 2, json: { error: sentence } });
  });

  test('are valid if complete', async () => {
    for (const { id } of catalog) {
      const { code } = await runHere([
        'verify',
        ...readdirSync(matchFolder(id)).map((name) => new URL(name, matchFolder(id)).pathname),
      ]);
      expect({ id, code }).toEqual({ id, code: 0 });
    }
  });
});

describe('deep nesting', () => {
  const levels = [10, 1000, 100_000, 1_000_000];
  const texts = levels.flatMap((count) => [
    { count, text: '['.repeat(count) + ']'.repeat(count) },
    { count, text: `${'{"a":'.repeat(count)}1${'}'.repeat(count)}` },
    {
      count,
      text: `{"format":"richtfest-match/1","start":${'['.repeat(count)}${']'.repeat(count)}}`,
    },
  ]);
  const commands = [
    ['verify', 'FILE'],
    ['replay', 'FILE'],
    ['scenario', 'FILE'],
    ['play', '--resume', 'FILE'],
    ...catalog.map(({ id }) => ['score', id, 'FILE']),
    ['simulate', PIGS, '--games', '1', '--option', 'pots=@FILE'],
    ['tournament', PIGS, '--games', '1', '--bots', 'random,greedy', '--option', 'pots=@FILE'],
  ];

  test.each(commands.map((words) => [words.join(' '), words] as const))('%s', async (_, words) => {
    const cwd = folder();
    for (const [at, { count, text }] of texts.entries()) {
      const path = join(cwd, `${at}.json`);
      writeFileSync(path, text);
      const ran = await runHere(words.map((word) => word.replace('FILE', path)));
      expect({ count, code: ran.code, out: ran.out }).toEqual({ count, code: 2, out: '' });
      if (count > 10)
        expect(ran.mistake).toMatch(
          /nested more than 32 levels deep at .+ \(line 1, column \d+\)\.$/,
        );
    }
  });

  test('in the input and in an option', async () => {
    const deep = '['.repeat(1_000_000);
    const piped = await richtfestProcess(['score', PIGS, '-'], { input: deep });
    expect(piped).toMatchObject({ code: 2, out: '' });
    expect(piped.err).toMatch(/^The input is nested more than 32 levels deep at .+\n$/);
    const typed = await runHere(['simulate', PIGS, '--option', `pots=${deep}`]);
    expect(typed.mistake).toMatch(/^The value of option “pots” is nested more than 32 levels/);
  });
});

describe('several files', () => {
  test('are all checked, even if one is invalid', async () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'games'));
    const good = JSON.stringify(matchOf(PIGS));
    const files = { 'a.json': '{"a": 1,}', 'b.json': good, 'c.json': '[]', 'd.json': good };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, 'games', name), text);
    const { code, out, err } = await richtfest(['verify', 'games', 'nothing.json'], { cwd });
    const lines = out.trimEnd().split('\n');
    expect({ code, err }).toEqual({ code: 2, err: '' });
    expect(lines[0]).toBe(
      'FAIL “games/a.json” is not JSON: expected double-quoted property name (line 1, column 9).',
    );
    expect(lines[1]).toMatch(/^ok {3}games\/b\.json: All \d+ moves follow the rules/);
    expect(lines[2]).toBe('FAIL “games/c.json” is not a match file: it must be an object, not [].');
    expect(lines[3]).toMatch(/^ok {3}games\/d\.json: /);
    expect(lines[4]).toBe('FAIL There is no file “nothing.json”.');
    expect(lines.at(-1)).toBe('2 passed, 3 failed');
    const json = await richtfest(['verify', 'games', '--json'], { cwd });
    expect(json.code).toBe(2);
    expect(JSON.parse(json.out)).toMatchObject({
      passed: 2,
      failed: 2,
      files: [
        { file: 'games/a.json', holds: false, problem: expect.stringContaining('is not JSON') },
        { file: 'games/b.json', holds: true },
        { file: 'games/c.json', holds: false },
        { file: 'games/d.json', holds: true },
      ],
    });
  });

  test('of scenarios are all run, even if one is invalid', async () => {
    const cwd = folder();
    const scenario = (steps: object[]) =>
      JSON.stringify({
        format: 'richtfest-scenario/1',
        game: PIGS,
        title: 'It begins.',
        rules: ['LP-10'],
        players: 2,
        seed: 'x',
        options: { firstSeat: 0 },
        steps,
      });
    writeFileSync(join(cwd, 'a.json'), scenario([{ owing: [0], owings: 1 }]));
    writeFileSync(join(cwd, 'b.json'), scenario([{ owing: [0] }]));
    writeFileSync(join(cwd, 'c.json'), scenario([{ play: '7 stop' }]));
    const { code, out } = await richtfest(['scenario', '.'], { cwd });
    expect({ code, lines: out.trimEnd().split('\n') }).toEqual({
      code: 2,
      lines: [
        'FAIL “a.json” is not a scenario file: steps[0] has an unknown field “owings”. Did you mean “owing”?',
        'ok   It begins. (LP-10)',
        'FAIL “c.json” is not a scenario file: the seat in steps[0].play must be a seat from 0 to 1, not 7.',
        '1 passed, 2 failed',
      ],
    });
    const json = await richtfest(['scenario', '.', '--json'], { cwd });
    expect(json.code).toBe(2);
    expect(JSON.parse(json.out)).toMatchObject({
      passed: 1,
      failed: 2,
      outcomes: [
        { file: 'a.json', passed: false, problem: expect.stringContaining('owings') },
        { file: 'b.json', passed: true, title: 'It begins.' },
        { file: 'c.json', passed: false },
      ],
    });
  });
});
